/// A whole request that was admitted: what a route's handler works on.
///
/// It can't be copied, so that the way to the handler only moves it.
package struct Request: ~Copyable, Sendable {
    package var method: Method
    package var target: RequestTarget
    package var fields: HeaderFields
    package var body: [UInt8]
    /// The one of the route's media types that the client likes best; nil when the route names none.
    package var answerType: MediaType?
    /// The one of the route's media types that the body has; nil when the route takes no body.
    package var bodyType: MediaType?
    /// For the handler, to note how long its own work took.
    package var timer: WorkTimer

    package init(
        method: Method,
        target: RequestTarget,
        fields: HeaderFields = HeaderFields(),
        body: [UInt8] = [],
        answerType: MediaType? = nil,
        bodyType: MediaType? = nil,
        timer: WorkTimer = .idle
    ) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        self.answerType = answerType
        self.bodyType = bodyType
        self.timer = timer
    }
}
