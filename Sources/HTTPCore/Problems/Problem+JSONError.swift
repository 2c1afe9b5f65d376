import AvoidanceModels
package import JSONCoding

extension Problem {
    /// A body that could not be read: 400 for malformed JSON, 422 for JSON that is well-formed but wrong.
    package init(_ error: JSONError) {
        switch error {
        case .malformed(_, let line, let column, let detail):
            self.init(
                type: "urn:keyboard-avoidance:problem:malformed-json",
                title: "Malformed JSON",
                status: .badRequest,
                detail: "Line \(line), column \(column): \(detail)",
                line: line,
                column: column
            )
        case .invalid(let faults, let omitted):
            let count = faults.count + omitted
            let unlisted = omitted == 0 ? "" : ", \(omitted) of them not listed"
            self.init(
                type: "urn:keyboard-avoidance:problem:invalid-body",
                title: "Invalid body",
                status: .unprocessableContent,
                detail: "The body has \(count) \(count == 1 ? "fault" : "faults")\(unlisted).",
                errors: faults
            )
        }
    }
}
