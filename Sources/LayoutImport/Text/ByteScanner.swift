/// Reads a part of a text from the front to the back.
struct ByteScanner {
    let bytes: [UInt8]
    private(set) var position: Int
    private(set) var end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    init(_ text: some Sequence<UInt8>) {
        bytes = Array(text)
        position = 0
        end = bytes.count
    }

    var isAtEnd: Bool { position >= end }

    /// What has not been read.
    var rest: Range<Int> { position..<end }

    func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < end ? bytes[position + offset] : nil
    }

    /// Moves to a place in the text, which must lie in it.
    mutating func move(to place: Int) { position = min(max(place, 0), end) }

    mutating func advance(_ count: Int = 1) { position = min(position + count, end) }

    func starts(with text: StaticString) -> Bool { matches(text, at: position) }

    /// Steps over the text if it comes next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    mutating func skipBlanks() {
        while position < end, Byte.isBlank(bytes[position]) { position += 1 }
    }

    mutating func skipSpaces() {
        while position < end, Byte.isSpace(bytes[position]) { position += 1 }
    }

    mutating func skip(while isWanted: (UInt8) -> Bool) {
        while position < end, isWanted(bytes[position]) { position += 1 }
    }

    /// Moves behind the next occurrence of a text; false, and no move, without one.
    mutating func skip(past text: StaticString) -> Bool {
        guard let place = place(of: text) else { return false }
        position = place + text.utf8CodeUnitCount
        return true
    }

    /// Where a text occurs next.
    func place(of text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        guard length > 0, end - position >= length else { return nil }
        let first = text.withUTF8Buffer { $0[0] }
        var place = position
        let last = end - length
        while place <= last {
            if bytes[place] == first, matches(text, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// The bytes up to one that is not wanted.
    mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        skip(while: isWanted)
        return start..<position
    }

    /// A part of the text, its faulty UTF-8 repaired.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func matches(_ text: StaticString, at place: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard end - place >= length else { return false }
        return text.withUTF8Buffer { expected in
            var index = 0
            while index < length {
                if bytes[place + index] != expected[index] { return false }
                index += 1
            }
            return true
        }
    }
}
