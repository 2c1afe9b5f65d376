extension DumpText {
    /// The text with each dump that a debugger printed as one string in quotes, with escapes, written out.
    var withoutQuotedDumps: DumpText {
        guard contains(#"\n"#) || contains(#"{\""#) else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for index in lines.indices {
            let line = self.line(index)
            if let content = Self.content(line) {
                result += EscapedText.resolved(line.bytes[content])
            } else {
                result += bytes[line.rest]
            }
            result.append(Byte.newline)
        }
        return DumpText(result)
    }

    /// What stands between the first and the last quote, if it is a dump in one line.
    private static func content(_ line: ByteScanner) -> Range<Int>? {
        guard let open = line.place(of: "\"") else { return nil }
        var close = line.end - 1
        while close > open, line.bytes[close] != Byte.quote { close -= 1 }
        guard close > open else { return nil }
        let inner = ByteScanner(line.bytes, open + 1..<close)
        let isTree = line.place(of: "0x") != nil || line.place(of: "UserInfoKey") != nil
        let isDump = (isTree && inner.place(of: #"\n"#) != nil) || inner.place(of: #"{\""#) != nil
        return isDump ? open + 1..<close : nil
    }
}
