/// A JSON text as a tree that can be changed; scalars are kept as they are written.
enum JSONNode {
    case number(String)
    case string(String)
    /// true, false or null.
    case word(String)
    case array([JSONNode])
    case object([Member])

    struct Member {
        /// With its quotes and escapes.
        var name: String
        var value: JSONNode
    }

    /// Nil for a text that is no JSON as this project writes it.
    init?(_ text: some Sequence<UInt8>) {
        var parser = JSONNodeParser(text)
        guard let node = parser.document() else { return nil }
        self = node
    }

    var text: String {
        switch self {
        case .number(let text), .string(let text), .word(let text): text
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\($0.name):\($0.value.text)" }.joined(separator: ",") + "}"
        }
    }

    /// How many values the tree has, itself among them.
    var count: Int {
        switch self {
        case .number, .string, .word: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .object(let members): members.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Calls `body` with each value and the name of the member that it belongs to, outer before inner.
    func visit(under name: String = "", _ body: (_ name: String, _ value: JSONNode) -> Void) {
        body(name, self)
        switch self {
        case .number, .string, .word: break
        case .array(let elements): for element in elements { element.visit(under: name, body) }
        case .object(let members): for member in members { member.value.visit(under: member.name, body) }
        }
    }

    /// Changes the value at a place in the order of `visit`, and takes the values passed off the place.
    mutating func change(
        at place: inout Int,
        under name: String = "",
        _ body: (_ name: String, _ value: inout JSONNode) -> Void
    ) {
        if place == 0 { body(name, &self) }
        place -= 1
        switch self {
        case .number, .string, .word: break
        case .array(var elements):
            for index in elements.indices where place >= 0 { elements[index].change(at: &place, under: name, body) }
            self = .array(elements)
        case .object(var members):
            for index in members.indices where place >= 0 {
                members[index].value.change(at: &place, under: members[index].name, body)
            }
            self = .object(members)
        }
    }
}
