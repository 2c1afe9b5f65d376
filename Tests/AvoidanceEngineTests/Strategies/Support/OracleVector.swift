import Foundation
import Testing

/// One request, and what the original answers to it.
struct OracleVector {
    let name: String
    let strategy: String
    private let request: [String: Any]
    private let expected: [String: Any]

    init(_ object: [String: Any]) throws {
        name = try #require(object["name"] as? String)
        request = try #require(object["request"] as? [String: Any])
        expected = try #require(object["expected"] as? [String: Any])
        strategy = try #require((request["policy"] as? [String: Any])?["strategy"] as? String)
    }

    /// What differs in the engine's answer, in words; a view that it leaves out keeps its present values.
    func differences() throws -> [String] {
        let answer = try Oracle.answer(request)
        let adjustments = Dictionary(
            (answer["adjustments"] as? [[String: Any]] ?? []).map { ($0["view"] as? String ?? "", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var differences: [String] = []
        for (view, fields) in expected["adjustments"] as? [String: [String: Any]] ?? [:] {
            for (field, value) in fields {
                let after = (adjustments[view]?[field] as? [String: Any])?["after"] ?? present(field, of: view)
                if !Oracle.agrees(after, with: value) {
                    differences.append("\(name): \(view).\(field) is \(after ?? "absent") for \(value)")
                }
            }
        }
        let keyboard = answer["keyboard"] as? [String: Any]
        for (member, value) in expected["keyboard"] as? [String: Any] ?? [:]
        where !Oracle.agrees(keyboard?[member], with: value) {
            differences.append("\(name): keyboard.\(member) is \(keyboard?[member] ?? "absent") for \(value)")
        }
        return differences
    }

    /// The value that a view has in the request.
    private func present(_ field: String, of id: String) -> Any? {
        guard let view = OracleVector.view(id, in: (request["layout"] as? [String: Any])?["views"]) else { return nil }
        let scroll = view["scroll"] as? [String: Any]
        switch field {
        case "frame": return view["frame"]
        case "bottomConstraint": return (view["bottomConstraint"] as? [String: Any])?["constant"]
        case "isScrollEnabled": return scroll?["isScrollEnabled"] ?? true
        case "scrollIndicatorInsets": return scroll?["scrollIndicatorInsets"] ?? scroll?["contentInset"]
        default: return scroll?[field]
        }
    }

    private static func view(_ id: String, in views: Any?) -> [String: Any]? {
        for view in views as? [[String: Any]] ?? [] {
            if view["id"] as? String == id { return view }
            if let found = self.view(id, in: view["subviews"]) { return found }
        }
        return nil
    }
}
