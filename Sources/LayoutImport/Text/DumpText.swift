/// A dump as text: in UTF-8 without a byte order mark, with its lines.
struct DumpText {
    /// Valid UTF-8; line ends as they came.
    let bytes: [UInt8]
    /// The lines without their ends; line n of the file has index n - 1.
    let lines: [Range<Int>]
    let warnings: [ImportWarning]

    /// Takes UTF-8, UTF-16 and UTF-32 with or without byte order mark; bytes of another encoding are replaced.
    init(_ raw: [UInt8]) {
        var warnings: [ImportWarning] = []
        var bytes = TextDecoding.utf8(raw, &warnings)
        // Lines may end in nothing but a carriage return.
        if !bytes.contains(Byte.newline) {
            for index in bytes.indices where bytes[index] == Byte.carriageReturn { bytes[index] = Byte.newline }
        }
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == Byte.newline {
            lines.append(start..<Self.end(of: start..<index, in: bytes))
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<Self.end(of: start..<bytes.count, in: bytes)) }
        self.lines = lines
        self.warnings = warnings
    }

    /// A scanner of all of it.
    var scanner: ByteScanner { ByteScanner(bytes, 0..<bytes.count) }

    /// A scanner of a line.
    func line(_ index: Int) -> ByteScanner { ByteScanner(bytes, lines[index]) }

    /// The number of the line that a place lies in, from 1.
    func lineNumber(of place: Int) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }

    func contains(_ text: StaticString) -> Bool { scanner.place(of: text) != nil }

    private static func end(of line: Range<Int>, in bytes: [UInt8]) -> Int {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        return end
    }
}
