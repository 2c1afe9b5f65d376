internal import AvoidanceModels
import Foundation

/// A problem as a server sends it (RFC 9457).
///
/// Members that are not listed here are passed over, as section 3.2 of the RFC demands: a problem may be a proxy's.
struct ServerProblem: Equatable, Sendable {
    /// That of the reply.
    let status: Int
    let title: String
    let detail: String
    /// The position of malformed JSON, from 1.
    let line: Int?
    let column: Int?
    let faults: [Fault]

    /// Nil when the body is no problem.
    init?(_ body: [UInt8], status: Int) {
        guard let members = try? JSONDecoder().decode(Members.self, from: Data(body)) else { return nil }
        self.status = status
        title = members.title ?? ""
        detail = members.detail ?? ""
        line = members.line
        column = members.column
        faults = (members.errors ?? []).map { Fault(pointer: $0.pointer, detail: $0.detail) }
    }

    /// The detail, or the title where that is all.
    var text: String {
        if !detail.isEmpty { return detail }
        return title.isEmpty ? "status \(status), without a description" : title
    }

    private struct Members: Decodable {
        var title: String?
        var detail: String?
        var line: Int?
        var column: Int?
        var errors: [Item]?
    }

    private struct Item: Decodable {
        var pointer: String
        var detail: String
    }
}
