/// One operation: a method on a path, what it takes, what it answers, and the function that does it.
package struct Route: Sendable {
    package var method: Method
    /// Compared byte by byte with the normalised path of the target.
    package var path: String
    /// The media types that the body may have; empty for an operation without a body, whose body is dropped.
    package var consumes: [MediaType]
    /// The media types of a good answer, the default first; empty for an answer that isn't negotiated.
    package var produces: [MediaType]
    /// The greatest body in bytes; nil for the application's default.
    package var bodyLimit: Int?
    package var handler: @Sendable (Request) -> Response

    package init(
        _ method: Method,
        _ path: String,
        consumes: [MediaType] = [],
        produces: [MediaType] = [.json],
        bodyLimit: Int? = nil,
        handler: @escaping @Sendable (Request) -> Response
    ) {
        self.method = method
        self.path = path
        self.consumes = consumes
        self.produces = produces
        self.bodyLimit = bodyLimit
        self.handler = handler
    }
}
