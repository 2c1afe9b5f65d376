/// One operation: a method on a path, what it takes, what it answers, and the function that does it.
///
/// A class, as the few that there are go through every request.
package final class Route: Sendable {
    package let method: Method
    /// Compared byte by byte with the normalised path of the target.
    package let path: String
    /// The media types that the body may have; empty for an operation without a body, whose body is dropped.
    ///
    /// Of a body of lines (``MediaType/lines``) the handler gets each line by itself, and the answer is their answers'
    /// contents, a line each; so these must be of one line.
    package let consumes: [MediaType]
    /// The media types of a good answer, the default first; empty for an answer that isn't negotiated.
    package let produces: [MediaType]
    /// The greatest body, or the greatest line of a body of lines, in bytes; nil for the application's default.
    package let bodyLimit: Int?
    /// Answered without a key, and even where the server has more requests in flight than it takes.
    package let isProbe: Bool
    package let handler: @Sendable (borrowing Request) -> Response
    /// Whether the body may be of any type.
    let consumesAny: Bool

    package init(
        _ method: Method,
        _ path: String,
        consumes: [MediaType] = [],
        produces: [MediaType] = [.json],
        bodyLimit: Int? = nil,
        isProbe: Bool = false,
        handler: @escaping @Sendable (borrowing Request) -> Response
    ) {
        self.method = method
        self.path = path
        self.consumes = consumes
        consumesAny = consumes.contains(.any)
        self.produces = produces
        self.bodyLimit = bodyLimit
        self.isProbe = isProbe
        self.handler = handler
    }
}
