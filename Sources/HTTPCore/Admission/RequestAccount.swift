/// What is kept of a request while it is worked on, for the counters and the log.
struct RequestAccount: ~Copyable, Sendable {
    let identity: Identity
    let method: Method?
    /// What the answer says to a web page; nil where none may read it.
    var grant: AllowedOrigins.Grant?
    /// Whether the answer may be packed.
    var takesGzip = false
    /// The path's number in the metrics.
    var series = 0
    /// The path of the route; nil where no route has the request's path.
    var route: String?
    /// The request's path where no route has it.
    var path: [UInt8] = []
    var status: Status?
    /// The memory of a long answer, kept until the request is over.
    var share: AnswerMemory.Share?
    /// Bytes of the content that the answer has.
    var sent = 0

    init(_ identity: Identity, _ method: Method?) {
        self.identity = identity
        self.method = method
    }

    /// Whether a browser asks on behalf of a page what it may; it shows no key then.
    var isPreflight: Bool { grant?.isPreflight ?? false }

    mutating func note(_ match: Router.Match, _ target: RequestTarget) {
        series = match.series
        route = match.path
        if route == nil { path = target.path }
    }
}
