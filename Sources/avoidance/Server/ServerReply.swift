/// What a server sent back.
struct ServerReply: Equatable, Sendable {
    let status: Int
    /// The media type in lower case, without parameters.
    var mediaType: String?
    /// Where a redirect leads.
    var location: String?
    var body: [UInt8] = []

    /// The media type of a document.
    static let json = "application/json"
    /// The media type of a document a line.
    static let lines = "application/x-ndjson"
}
