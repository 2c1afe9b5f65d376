/// A status code that this server answers with (RFC 9110 §15).
package enum Status: UInt16, CaseIterable, Sendable {
    case ok = 200
    case noContent = 204
    case notModified = 304
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case notAcceptable = 406
    case requestTimeout = 408
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case expectationFailed = 417
    case unprocessableContent = 422
    case tooManyRequests = 429
    case internalServerError = 500
    case notImplemented = 501
    case serviceUnavailable = 503

    /// The reason phrase, which is also the title of a problem that has no type of its own.
    package var reason: String {
        switch self {
        case .ok: "OK"
        case .noContent: "No Content"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .unauthorized: "Unauthorized"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .notAcceptable: "Not Acceptable"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .expectationFailed: "Expectation Failed"
        case .unprocessableContent: "Unprocessable Content"
        case .tooManyRequests: "Too Many Requests"
        case .internalServerError: "Internal Server Error"
        case .notImplemented: "Not Implemented"
        case .serviceUnavailable: "Service Unavailable"
        }
    }

    /// The status's number, from 0, for tables.
    var index: Int { Int(Self.indices[Int(rawValue)]) }

    /// The number of every status at the place of its code.
    private static let indices: [UInt8] = {
        var indices = [UInt8](repeating: 0, count: 600)
        for (index, status) in allCases.enumerated() { indices[Int(status.rawValue)] = UInt8(index) }
        return indices
    }()
}
