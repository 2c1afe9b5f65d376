import HTTPCore
import JSONCoding

/// Why an operation refuses a request that HTTP itself has nothing against.
enum ServiceFailure: Error {
    /// The body is no JSON, or not the operation's.
    case body(JSONError)
    /// A parameter of the query has a value that it can't have.
    case queryValue(name: String, value: String)
    /// The query has a parameter that the operation doesn't know.
    case queryName(String)
    /// The answer would be longer than the service keeps in memory.
    case answerTooLong(limit: Int)
}

extension ServiceFailure {
    var response: Response {
        switch self {
        case .body(let error):
            Problem(error).response
        case .queryValue(let name, let value):
            Problem(
                type: ServiceFailure.queryType,
                title: "Invalid query",
                status: .badRequest,
                detail: "The query's \(name) must be true or false, found \"\(value)\"."
            ).response
        case .queryName(let name):
            Problem(
                type: ServiceFailure.queryType,
                title: "Invalid query",
                status: .badRequest,
                detail: "The query has a parameter \"\(name)\" that this operation does not know."
            ).response
        case .answerTooLong(let limit):
            Problem(
                type: "urn:keyboard-avoidance:problem:answer-too-long",
                title: "Answer too long",
                status: .unprocessableContent,
                detail: "The answer would be longer than \(limit) bytes; ask for less at once."
            ).response
        }
    }

    private static let queryType = "urn:keyboard-avoidance:problem:invalid-query"
}
