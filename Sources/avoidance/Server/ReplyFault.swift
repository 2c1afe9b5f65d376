internal import AvoidanceModels

/// Why a server's reply is not an answer.
enum ReplyFault: Error, Equatable {
    case redirect(status: Int, location: String?)
    case problem(ServerProblem)
    case status(Int, mediaType: String?)
    case mediaType(String?, expected: String)
    case malformed(line: Int, column: Int, detail: String)
    /// JSON, but not the model that the client knows; the first fault.
    case invalid(Fault?)
    /// Not a line for each of so many requests.
    case lineCount(Int)
    case tooLarge(limit: Int)
}
