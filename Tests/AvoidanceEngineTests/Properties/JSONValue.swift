import AvoidanceModels
import JSONCoding

/// A JSON text as a tree, so that models can be changed and compared member by member.
enum JSONValue: Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ model: some WireModel) {
        var writer = JSONValueWriter()
        model.write(to: &writer)
        self = .object(writer.members)
    }

    /// The model that it is the text of; nil if it is not one.
    func model<Model: WireModel>(_ type: Model.Type) -> Model? {
        try? JSONDecoding.decode(type, from: Array(text.utf8))
    }

    /// The text, members in the order of their names; strings are those of tests, without anything to escape.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let value): "\"\(value)\""
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",")
                + "}"
        }
    }

    /// Where two values differ first, numbers by more than `tolerance`; nil if they do not.
    func difference(from other: JSONValue, tolerance: Double = 1e-6, at place: String = "") -> String? {
        switch (self, other) {
        case (.number(let one), .number(let two)):
            let allowed = tolerance * max(1, one.magnitude)
            return (one - two).magnitude <= allowed ? nil : "\(place): \(one) and \(two)"
        case (.array(let one), .array(let two)):
            guard one.count == two.count else { return "\(place): \(one.count) and \(two.count) elements" }
            for index in one.indices {
                if let found = one[index].difference(from: two[index], tolerance: tolerance, at: "\(place)/\(index)") {
                    return found
                }
            }
            return nil
        case (.object(let one), .object(let two)):
            for key in Set(one.keys).union(two.keys).sorted() {
                let found = (one[key] ?? .null).difference(
                    from: two[key] ?? .null,
                    tolerance: tolerance,
                    at: "\(place)/\(key)"
                )
                if let found { return found }
            }
            return nil
        default:
            return self == other ? nil : "\(place): \(text) and \(other.text)"
        }
    }
}

/// Writes a model's members into a tree.
private struct JSONValueWriter: FieldWriter {
    var members: [String: JSONValue] = [:]

    private mutating func set(_ name: StaticString, _ value: JSONValue) {
        members[name.description] = value
    }

    mutating func number(_ name: StaticString, _ value: Double) { set(name, .number(value)) }

    mutating func boolean(_ name: StaticString, _ value: Bool) { set(name, .boolean(value)) }

    mutating func string(_ name: StaticString, _ value: String) { set(name, .string(value)) }

    mutating func strings(_ name: StaticString, _ values: [String]) { set(name, .array(values.map(JSONValue.string))) }

    mutating func numbers(_ name: StaticString, _ values: [Double]) { set(name, .array(values.map(JSONValue.number))) }

    mutating func null(_ name: StaticString) { set(name, .null) }

    mutating func model(_ name: StaticString, _ value: some WireModel) { set(name, JSONValue(value)) }

    mutating func models<Model: WireModel>(_ name: StaticString, _ values: [Model]) {
        set(name, .array(values.map { JSONValue($0) }))
    }

    mutating func entries<Model: WireModel>(_ name: StaticString, _ values: [Entry<Model>]) {
        set(name, .object(Dictionary(values.map { ($0.name, JSONValue($0.value)) }, uniquingKeysWith: { $1 })))
    }

    mutating func stringEntries(_ name: StaticString, _ values: [Entry<String>]) {
        set(name, .object(Dictionary(values.map { ($0.name, .string($0.value)) }, uniquingKeysWith: { $1 })))
    }
}
