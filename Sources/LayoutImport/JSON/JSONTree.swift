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
    /// Whether the beginning is missing: there are closing brackets without opening ones, or values without a container.
    fileprivate(set) var isFragment = false
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
            } while !open.isEmpty || continues()
        }

        /// Where the beginning of a dump is missing, its first values stand in a row, with the end of what held them
        /// between them: they make one tree.
        private mutating func continues() -> Bool {
            var ahead = scanner
            ahead.skip { Byte.isSpace($0) || $0 == Byte.closeBrace || $0 == Byte.closeBracket }
            guard ahead.skip(",") else { return false }
            ahead.skipSpaces()
            guard ahead.starts(with: "{") else { return false }
            scanner = ahead
            tree.isFragment = true
            return true
        }

        private mutating func fail() {
            tree.fault = scanner.position
        }

        /// A member or an element.
        private mutating func readEntry(_ first: UInt8) -> Bool {
            var name = ""
            var byte = first
            if let container = open.last, tree.nodes[container.index].value == .object {
                guard byte == Byte.quote, let read = scanner.jsonString() else { return false }
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
                guard let text = scanner.jsonString() else { return false }
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
            guard let number = scanner.jsonNumber(), !scanner.isAtEnd else { return nil }
            return .number(number)
        }
    }
}
