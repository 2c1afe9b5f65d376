/// `Transfer-Encoding` (RFC 9112 §6.1), by itself and beside a length (§6.3).
extension FramingRow {
    static let transferCodings: [FramingRow] = [
        FramingRow("length and chunked", coded("chunked", before: "Content-Length: 5\r\n"), [400]),
        FramingRow("chunked and length", coded("chunked", behind: "Content-Length: 5\r\n"), [400]),
        FramingRow("a length of zero and chunked", coded("chunked", before: "Content-Length: 0\r\n"), [400]),
        FramingRow("chunked and a bad length", coded("chunked", behind: "Content-Length: 5x\r\n"), [400]),
        FramingRow("an unknown coding and a length", coded("xchunked", behind: "Content-Length: 15\r\n"), [400]),
        FramingRow("an empty coding and a length", coded("", behind: "Content-Length: 15\r\n"), [400]),
        FramingRow("an empty coding", coded(""), [400]),
        FramingRow("a comma for a coding", coded(","), [400]),
        FramingRow("gzip, chunked", coded("gzip, chunked"), [400, 501]),
        FramingRow("chunked, gzip", coded("chunked, gzip"), [400, 501]),
        FramingRow("xchunked", coded("xchunked"), [400, 501]),
        FramingRow("chunkedx", coded("chunkedx"), [400, 501]),
        FramingRow("identity", coded("identity"), [400, 501]),
        FramingRow("identity, chunked", coded("identity, chunked"), [400, 501]),
        FramingRow("chunked, identity", coded("chunked, identity"), [400, 501]),
        FramingRow("chunked twice in one field", coded("chunked, chunked"), [400]),
        FramingRow("chunked in two fields", coded("chunked", behind: "Transfer-Encoding: chunked\r\n"), [400]),
        FramingRow(
            "chunked and identity in two fields",
            coded("chunked", behind: "Transfer-Encoding: identity\r\n"),
            [400]
        ),
        FramingRow("two codings in other cases", coded("chunked", behind: "transfer-encoding: x\r\n"), [400]),
        FramingRow("chunked with a comma behind", coded("chunked,"), [400]),
        FramingRow("chunked with a comma in front", coded(", chunked"), [400]),
        FramingRow("chunked with a parameter", coded("chunked;q=1"), [400, 501]),
        // The library doesn't take the blank off, and so doesn't read chunks.
        FramingRow("chunked before a blank", coded("chunked "), [200, 400, 501]),
        FramingRow("a folded coding", coded("\r\n chunked"), [400]),
        FramingRow("chunked in quotes", coded(#""chunked""#), [400, 501]),
        FramingRow("chunked behind a vertical tab", coded("\u{B}chunked"), [400]),
        FramingRow("chunked behind a no-break space", coded("\u{A0}chunked"), [400, 501]),
        FramingRow("a space before the colon of a coding", post("Transfer-Encoding : chunked\r\n", chunked), [400]),
        FramingRow(
            "a control character before a coding's name",
            post("\u{1}Transfer-Encoding: chunked\r\n", chunked),
            [400]
        ),
        FramingRow("CHUNKED", coded("CHUNKED"), [200], .stays),
        FramingRow("chunked behind blanks", coded(" \t chunked"), [200], .stays),
        FramingRow(
            "a field that is spelt like a coding with an underscore",
            post("Transfer_Encoding: chunked\r\nContent-Length: 15\r\n", chunked),
            [200],
            .stays
        ),
        FramingRow(
            "GET with chunks",
            get("/hello", "Host: a\r\nTransfer-Encoding: chunked\r\n") + chunked,
            [200],
            .stays
        ),
        FramingRow(
            "chunks for a path that isn't there",
            get("/nothing", "Host: a\r\nTransfer-Encoding: chunked\r\n", method: "POST") + chunked,
            [404]
        ),
    ]

    private static func coded(_ value: String, before: String = "", behind: String = "") -> String {
        post("\(before)Transfer-Encoding: \(value)\r\n\(behind)", chunked)
    }
}
