/// A JSON text as a list of its values, each before what lies in it, however deep.
///
/// The reading is lenient: what ends in the middle keeps what came before.
struct JSONTree {
    enum Value: Equatable {
        case object
        case array
        case string(String)
        case number(Double)
        case boolean(Bool)
        case null
    }

    struct Node {
        var value: Value
        /// The member's name in an object; empty in an array.
        var name: String
        var parent: Int?
        /// The next one in the same container.
        var next: Int?
        var first: Int?
        /// Where it stands in the text.
        var place: Int
    }

    fileprivate(set) var nodes: [Node] = []
    /// Where the text is no JSON, nil if it is all through.
    fileprivate(set) var fault: Int?
    /// Where reading ended.
    fileprivate(set) var end = 0

    /// The members or elements of a container.
    func children(of index: Int) -> Children { Children(tree: self, upcoming: nodes[index].first) }

    /// A member by its name, the first of several.
    func member(_ name: String, of index: Int) -> Int? {
        children(of: index).first { nodes[$0].name == name }
    }

    func string(_ name: String, of index: Int) -> String? {
        guard let member = member(name, of: index) else { return nil }
        switch nodes[member].value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .boolean(let flag): return flag ? "true" : "false"
        default: return nil
        }
    }

    func number(_ name: String, of index: Int) -> Double? {
        guard let member = member(name, of: index) else { return nil }
        switch nodes[member].value {
        case .number(let number): return number
        case .string(let text):
            var scanner = ByteScanner(text.utf8)
            return scanner.number()
        default: return nil
        }
    }

    struct Children: Sequence, IteratorProtocol {
        let tree: JSONTree
        var upcoming: Int?

        mutating func next() -> Int? {
            guard let index = upcoming else { return nil }
            upcoming = tree.nodes[index].next
            return index
        }
    }
}

extension JSONTree {
    /// Reads the value that begins at a place.
    init(_ scanner: ByteScanner) {
        var reader = JSONTreeReader(scanner)
        reader.read()
        self = reader.tree
        end = reader.scanner.position
    }

    struct JSONTreeReader {
        var tree = JSONTree()
        var scanner: ByteScanner
        /// The open containers, and the last one read in each.
        private var open: [(index: Int, last: Int?)] = []

        init(_ scanner: ByteScanner) {
            self.scanner = scanner
        }

        mutating func read() {
            repeat {
                scanner.skipSpaces()
                guard let byte = scanner.peek() else { return fail() }
                if byte == Byte.closeBrace || byte == Byte.closeBracket {
                    scanner.advance()
                    guard open.popLast() != nil else { return fail() }
                } else if byte == Byte.comma {
                    scanner.advance()
                } else if !readEntry(byte) {
                    return fail()
                }
            } while !open.isEmpty
        }

        private mutating func fail() {
            tree.fault = scanner.position
        }

        /// A member or an element.
        private mutating func readEntry(_ first: UInt8) -> Bool {
            var name = ""
            var byte = first
            if let container = open.last, tree.nodes[container.index].value == .object {
                guard byte == Byte.quote, let read = string() else { return false }
                name = read
                scanner.skipSpaces()
                guard scanner.skip(":") else { return false }
                scanner.skipSpaces()
                guard let next = scanner.peek() else { return false }
                byte = next
            }
            let place = scanner.position
            switch byte {
            case Byte.openBrace, Byte.openBracket:
                scanner.advance()
                let index = add(byte == Byte.openBrace ? .object : .array, name, place)
                open.append((index, nil))
            case Byte.quote:
                guard let text = string() else { return false }
                add(.string(text), name, place)
            default:
                guard let value = scalar() else { return false }
                add(value, name, place)
            }
            return true
        }

        @discardableResult
        private mutating func add(_ value: Value, _ name: String, _ place: Int) -> Int {
            let index = tree.nodes.count
            tree.nodes.append(Node(value: value, name: name, parent: open.last?.index, place: place))
            guard let container = open.last else { return index }
            if let last = container.last {
                tree.nodes[last].next = index
            } else {
                tree.nodes[container.index].first = index
            }
            open[open.count - 1].last = index
            return index
        }

        private mutating func scalar() -> Value? {
            if scanner.skip("true") { return .boolean(true) }
            if scanner.skip("false") { return .boolean(false) }
            if scanner.skip("null") { return .null }
            return scanner.number().map { .number($0) }
        }

        /// A string with its escapes resolved; nil, at the end of the text, for one that doesn't end.
        private mutating func string() -> String? {
            scanner.advance()
            let start = scanner.position
            scanner.skip { $0 != Byte.quote && $0 != Byte.backslash }
            guard let byte = scanner.peek() else { return nil }
            if byte == Byte.quote {
                let text = scanner.text(start..<scanner.position)
                scanner.advance()
                return text
            }
            var bytes = Array(scanner.bytes[start..<scanner.position])
            while let byte = scanner.peek() {
                scanner.advance()
                if byte == Byte.quote { return UnicodeEscapes.decoded(String(decoding: bytes, as: UTF8.self)) }
                guard byte == Byte.backslash, let escaped = scanner.peek() else {
                    bytes.append(byte)
                    continue
                }
                scanner.advance()
                switch escaped {
                case UInt8(ascii: "n"): bytes.append(Byte.newline)
                case UInt8(ascii: "t"): bytes.append(Byte.tab)
                case UInt8(ascii: "r"): bytes.append(Byte.carriageReturn)
                case UInt8(ascii: "b"): bytes.append(0x08)
                case UInt8(ascii: "f"): bytes.append(0x0C)
                case UInt8(ascii: "u"): bytes += [Byte.backslash, escaped]
                default: bytes.append(escaped)
                }
            }
            return nil
        }
    }
}
