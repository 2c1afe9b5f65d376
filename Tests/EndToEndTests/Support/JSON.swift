import Foundation

/// A JSON value, compared as JSON: members in any order, numbers by their value.
enum JSON: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(parsing text: String) throws { try self.init(parsing: text.utf8) }

    init(parsing bytes: some Sequence<UInt8>) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
    }

    /// The value as text.
    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// The member of an object; null where there is none. Setting it makes an object of any other value.
    subscript(name: String) -> JSON {
        get { members[name] ?? .null }
        set {
            var changed = members
            changed[name] = newValue
            self = .object(changed)
        }
    }

    /// The element of an array; null where there is none.
    subscript(position: Int) -> JSON {
        elements.indices.contains(position) ? elements[position] : .null
    }

    /// The members of an object; none of any other value.
    var members: [String: JSON] {
        if case .object(let members) = self { members } else { [:] }
    }

    /// The elements of an array; none of any other value.
    var elements: [JSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }
}

extension JSON: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral value: String) { self = .string(value) }

    init(integerLiteral value: Int) { self = .number(Double(value)) }

    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements) { $1 }) }
}
