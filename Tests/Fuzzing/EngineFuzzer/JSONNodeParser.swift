/// Reads a tree, without a look at what strings and numbers hold.
struct JSONNodeParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some Sequence<UInt8>) {
        bytes = Array(text)
    }

    mutating func document() -> JSONNode? {
        guard let node = value(), next == nil else { return nil }
        return node
    }

    private var next: UInt8? {
        mutating get {
            while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
            return position < bytes.count ? bytes[position] : nil
        }
    }

    private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func value() -> JSONNode? {
        if skip("{") { return object() }
        if skip("[") { return array() }
        if next == UInt8(ascii: "\"") { return string().map(JSONNode.string) }
        let start = position
        while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if Double(text) != nil { return .number(text) }
        return ["true", "false", "null"].contains(text) ? .word(text) : nil
    }

    private mutating func object() -> JSONNode? {
        var members: [JSONNode.Member] = []
        if skip("}") { return .object([]) }
        repeat {
            guard next == UInt8(ascii: "\""), let name = string(), skip(":"), let value = value() else { return nil }
            members.append(JSONNode.Member(name: name, value: value))
        } while skip(",")
        return skip("}") ? .object(members) : nil
    }

    private mutating func array() -> JSONNode? {
        var elements: [JSONNode] = []
        if skip("]") { return .array([]) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while skip(",")
        return skip("]") ? .array(elements) : nil
    }

    private mutating func string() -> String? {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
