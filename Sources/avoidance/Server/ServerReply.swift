/// What a server sent back.
struct ServerReply: Equatable, Sendable {
    let status: Int
    /// The media type in lower case, without parameters.
    var mediaType: String?
    /// Where a redirect leads.
    var location: String?
    var body: [UInt8] = []
}
