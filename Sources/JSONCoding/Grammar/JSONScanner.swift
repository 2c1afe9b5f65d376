internal import AvoidanceModels

/// Checks a text against RFC 8259 to the letter and says where it is wrong.
///
/// It runs only after simdjson has refused a text, so it is written to be read; it is linear in the text and keeps its
/// own stack. What it takes and what simdjson takes differ only in what `substitutes` lists.
package struct JSONScanner {
    let bytes: [UInt8]
    /// The place of the byte that is looked at.
    var offset = 0
    /// The values that are well-formed but that the tape can't hold, in the order of the text.
    private(set) var substitutes: [Substitute] = []
    /// The numbers outside too deep containers so far.
    private var numberCount = 0
    /// The containers that are open, innermost last.
    private var open: [UInt8] = []
    /// Whether nothing of the innermost container is scanned yet.
    private var isAtStart = false
    /// Where the outermost of the too deep containers began.
    private var tooDeep: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The values that the tape can't hold, of a text that is JSON.
    package static func check(_ bytes: [UInt8]) throws(SyntaxFault) -> [Substitute] {
        var scanner = JSONScanner(bytes)
        try scanner.scanDocument()
        return scanner.substitutes
    }

    // MARK: Structure

    private mutating func scanDocument() throws(SyntaxFault) {
        skipWhitespace()
        if offset == bytes.count { throw SyntaxFault(offset, "the body is empty") }
        try scanValue(expected: "a value")
        while let container = open.last {
            try container == UInt8(ascii: "{") ? scanNextMember() : scanNextElement()
        }
        skipWhitespace()
        if offset < bytes.count { throw SyntaxFault(offset, "trailing data after the document, found \(found())") }
    }

    /// Scans a scalar, or enters a container without scanning what is in it.
    private mutating func scanValue(expected: String) throws(SyntaxFault) {
        skipWhitespace()
        switch current {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            enter()
        case UInt8(ascii: "\""):
            try scanString()
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
            let start = offset
            try scanNumber()
            noteNumber(start..<offset)
        default:
            try scanLiteral(expected: expected)
        }
    }

    /// Scans a member up to its value, or leaves the object.
    private mutating func scanNextMember() throws(SyntaxFault) {
        skipWhitespace()
        if current == UInt8(ascii: "}") { return leave() }
        if !isAtStart {
            guard current == UInt8(ascii: ",") else { throw unexpected("',' or '}' after the member's value") }
            offset += 1
            skipWhitespace()
        }
        guard current == UInt8(ascii: "\"") else {
            throw unexpected(isAtStart ? "a member's name or '}'" : "a member's name after ','")
        }
        isAtStart = false
        try scanString()
        skipWhitespace()
        guard current == UInt8(ascii: ":") else { throw unexpected("':' after the member's name") }
        offset += 1
        try scanValue(expected: "a value after ':'")
    }

    /// Scans an element, or leaves the array.
    private mutating func scanNextElement() throws(SyntaxFault) {
        skipWhitespace()
        if current == UInt8(ascii: "]") { return leave() }
        if isAtStart {
            isAtStart = false
            return try scanValue(expected: "a value or ']'")
        }
        guard current == UInt8(ascii: ",") else { throw unexpected("',' or ']' after the element") }
        offset += 1
        try scanValue(expected: "a value after ','")
    }

    private mutating func enter() {
        open.append(bytes[offset])
        if open.count > ParsedDocument.maximumDepth, tooDeep == nil { tooDeep = offset }
        isAtStart = true
        offset += 1
    }

    private mutating func leave() {
        offset += 1
        let isEmpty = isAtStart
        isAtStart = false
        open.removeLast()
        guard let start = tooDeep, open.count == ParsedDocument.maximumDepth else { return }
        tooDeep = nil
        // To the parser, a container without contents is not a level.
        if isEmpty { return }
        let text = bytes[start] == UInt8(ascii: "{") ? "an object" : "an array"
        substitutes.append(Substitute(range: start..<offset, number: numberCount, text: text, isContainer: true))
        numberCount += 1
    }

    private mutating func noteNumber(_ range: Range<Int>) {
        guard tooDeep == nil else { return }
        let text = String(decoding: bytes[range], as: UTF8.self)
        if !Substitute.canHold(number: text) {
            substitutes.append(Substitute(range: range, number: numberCount, text: FaultText.shortened(text)))
        }
        numberCount += 1
    }

    // MARK: Bytes

    /// The byte looked at, nil at the end.
    var current: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private mutating func skipWhitespace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    func unexpected(_ expected: String) -> SyntaxFault {
        current == nil
            ? SyntaxFault(offset, "unexpected end of input, expected \(expected)")
            : SyntaxFault(offset, "expected \(expected), found \(found())")
    }
}
