internal import AvoidanceModels

extension ReplyFault {
    /// What the server did, as the second half of a line that begins with its address.
    var text: String {
        switch self {
        case .redirect(let status, let location):
            "answered \(status), a redirect\(location.map { " to \($0)" } ?? ""); redirects are not followed"
        case .problem(let problem): "answered \(problem.status), \(problem.text)"
        case .status(let status, let mediaType): "answered \(status) with \(Self.named(mediaType))"
        case .mediaType(let mediaType, let expected): "answered with \(Self.named(mediaType)), expected \(expected)"
        case .malformed(let line, let column, let detail):
            "answered with malformed JSON, \(line):\(column): \(detail)"
        case .invalid(let fault):
            "answered with JSON that is no answer of the service\(fault.map { "; " + $0.line } ?? "")"
        case .lineCount(let count): "answered with more or fewer lines than the \(count) that were asked"
        case .tooLarge(let limit): "answered with more than \(limit >> 20) MiB, which is the most that is read"
        }
    }

    private static func named(_ mediaType: String?) -> String { mediaType ?? "no Content-Type" }
}
