/// `Content-Length` (RFC 9112 §6.2).
extension FramingRow {
    static let lengths: [FramingRow] = [
        FramingRow("two lengths that differ", post("Content-Length: 5\r\nContent-Length: 6\r\n", "abcde"), [400]),
        FramingRow("two lengths that agree", post("Content-Length: 5\r\nContent-Length: 5\r\n", "abcde"), [400]),
        FramingRow("two lengths in other cases", post("Content-Length: 5\r\ncontent-LENGTH: 6\r\n", "abcde"), [400]),
        FramingRow("a length and a length of zero", post("Content-Length: 0\r\nContent-Length: 5\r\n", "abcde"), [400]),
        FramingRow("a list of lengths", post("Content-Length: 5, 5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a list of other lengths", post("Content-Length: 5, 6\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length with a comma behind", post("Content-Length: 5,\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length with a plus", post("Content-Length: +5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a negative length", post("Content-Length: -1\r\n"), [400], .closesDoubled),
        FramingRow("a negative zero", post("Content-Length: -0\r\n"), [400], .closesDoubled),
        FramingRow("an empty length", post("Content-Length:\r\n"), [400], .closesDoubled),
        FramingRow("a hexadecimal length", post("Content-Length: 0x5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a fractional length", post("Content-Length: 5.0\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length with an exponent", post("Content-Length: 5e0\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length with a gap", post("Content-Length: 5 5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length in full-width digits", post("Content-Length: ５\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length beyond 63 bits", post("Content-Length: 9223372036854775808\r\n"), [400, 413]),
        FramingRow(
            "a length beyond 64 bits",
            post("Content-Length: 99999999999999999999\r\n"),
            [400, 413],
            .closesDoubled
        ),
        FramingRow(
            "a length that is 5 modulo 64 bits",
            post("Content-Length: 18446744073709551621\r\n", "abcde"),
            [400, 413],
            .closesDoubled
        ),
        FramingRow("a length far beyond the limit", post("Content-Length: 9223372036854775807\r\n"), [413]),
        FramingRow("a space before the colon of a length", post("Content-Length : 5\r\n", "abcde"), [400]),
        FramingRow("a tab before the colon of a length", post("Content-Length\t: 5\r\n", "abcde"), [400]),
        FramingRow("a folded length", post("Content-Length:\r\n 5\r\n", "abcde"), [400]),
        FramingRow("a length folded in two", post("Content-Length: 1\r\n 5\r\n", "abcde"), [400]),
        FramingRow("a length cut by a NUL", post("Content-Length: 5\0" + "0\r\n", "abcde"), [400]),
        FramingRow("a length with zeros in front", post("Content-Length: 005\r\n", "abcde"), [200], .stays),
        FramingRow("a length without a space in front", post("Content-Length:5\r\n", "abcde"), [200], .stays),
        FramingRow("a length behind blanks", post("Content-Length: \t 5\r\n", "abcde"), [200], .stays),
        FramingRow("a length of zero", post("Content-Length: 0\r\n"), [200], .stays),
        FramingRow(
            "a field that is spelt like a length with an underscore",
            post("Content_Length: 50\r\nContent-Length: 5\r\n", "abcde"),
            [200],
            .stays
        ),
        FramingRow(
            "GET with a body",
            get("/hello", "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\n") + hidden,
            [200],
            .stays
        ),
        FramingRow(
            "HEAD with a body",
            get("/hello", "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\n", method: "HEAD") + hidden,
            [200],
            .stays
        ),
        FramingRow(
            "OPTIONS with a body",
            get("/hello", "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\n", method: "OPTIONS") + hidden,
            [204],
            .stays
        ),
        FramingRow(
            "DELETE with a body",
            get("/hello", "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\n", method: "DELETE") + hidden,
            [405],
            .stays
        ),
        FramingRow(
            "a body for a path that isn't there",
            get("/nothing", "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\n", method: "POST") + hidden,
            [404],
            .stays
        ),
        FramingRow("POST without a body or type", "POST /echo HTTP/1.1\r\nHost: a\r\n\r\n", [415], .stays),
        FramingRow("POST without a body", post(""), [200], .stays),
    ]
}
