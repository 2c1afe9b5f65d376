extension DumpText {
    /// The text with each dump that a debugger printed as one string in quotes, `\n` for its line ends, written out.
    var withoutQuotedDumps: DumpText {
        guard contains(#"\n"#) else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for index in lines.indices {
            let line = self.line(index)
            if let content = Self.content(line) {
                Self.append(content, of: line, to: &result)
            } else {
                result += bytes[line.rest]
            }
            result.append(Byte.newline)
        }
        return DumpText(result)
    }

    /// What stands between the first and the last quote, if it is a dump in one line.
    private static func content(_ line: ByteScanner) -> Range<Int>? {
        guard line.place(of: #"\n"#) != nil, line.place(of: "0x") != nil, let open = line.place(of: "\"") else {
            return nil
        }
        var close = line.end - 1
        while close > open, line.bytes[close] != Byte.quote { close -= 1 }
        guard close > open else { return nil }
        var inner = line
        inner.move(to: open + 1)
        guard let escape = inner.place(of: #"\n"#), escape < close else { return nil }
        return open + 1..<close
    }

    private static func append(_ content: Range<Int>, of line: ByteScanner, to result: inout [UInt8]) {
        var index = content.lowerBound
        while index < content.upperBound {
            let byte = line.bytes[index]
            index += 1
            guard byte == Byte.backslash, index < content.upperBound else {
                result.append(byte)
                continue
            }
            switch line.bytes[index] {
            case UInt8(ascii: "n"): result.append(Byte.newline)
            case UInt8(ascii: "t"): result.append(Byte.tab)
            case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
            case Byte.apostrophe, Byte.quote, Byte.backslash: result.append(line.bytes[index])
            default: result += [byte, line.bytes[index]]
            }
            index += 1
        }
    }
}
