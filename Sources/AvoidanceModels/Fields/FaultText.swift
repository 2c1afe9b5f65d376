/// The sentences of faults that every reader finds, so that all say them alike.
package enum FaultText {
    /// The longest text that is quoted whole, in Unicode scalars.
    private static let longestQuote = 40

    package static let duplicateMember = "duplicate member"

    /// A member or element of another type or outside its rule.
    package static func wrong(expected: String, found: String) -> String {
        "expected \(expected), found \(found)"
    }

    /// A string that is none of the known ones.
    package static func unknownToken(_ text: String, known: [String]) -> String {
        let choice = known.count > 1 ? "one of \(list(known))" : known.joined()
        return wrong(expected: choice, found: quoted(text)) + suggestion(for: text, among: known)
    }

    /// A member that the model doesn't have.
    package static func unknownMember(_ name: String, known: [String]) -> String {
        "unknown member" + suggestion(for: name, among: known)
    }

    /// An array of models that lies too deep.
    package static func tooDeep(_ name: StaticString, limit: Int) -> String {
        "\(name) may nest at most \(limit) deep"
    }

    /// A string in quotes with JSON's escapes, a long one cut.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars.prefix(longestQuote) {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.properties.generalCategory == .control {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + (isLong(text) ? "…\"" : "\"")
    }

    /// A text without quotes, a long one cut.
    package static func shortened(_ text: String) -> String {
        isLong(text) ? String(text.unicodeScalars.prefix(longestQuote)) + "…" : text
    }

    /// A number as JSON writes it, a whole one without a fraction.
    package static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? value.description
    }

    private static func isLong(_ text: String) -> Bool {
        !text.unicodeScalars.dropFirst(longestQuote).isEmpty
    }

    private static func list(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    private static func suggestion(for name: String, among known: [String]) -> String {
        NearestName.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    }
}
