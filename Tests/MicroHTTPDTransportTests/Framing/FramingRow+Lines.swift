/// The ends of lines, folded lines and NULs (RFC 9112 §2.2 and §5.2, RFC 9110 §5.5), and bytes that are no request.
extension FramingRow {
    static let lines: [FramingRow] = [
        FramingRow("a folded value", get("/hello", "Host: a\r\nX-A: b\r\n c\r\n"), [400]),
        FramingRow("a value folded with a tab", get("/hello", "X-A: b\r\n\tc\r\nHost: a\r\n"), [400]),
        FramingRow("a fold of blanks alone", get("/hello", "Host: a\r\nX-A: b\r\n \r\n"), [400]),
        FramingRow("a folded host", get("/hello", "Host: a\r\n .b\r\n"), [400]),
        FramingRow("a blank before the first field", get("/hello", " Host: a\r\n"), [400]),
        FramingRow("LF alone at every line", "GET /hello HTTP/1.1\nHost: a\n\n", [400]),
        FramingRow("LF alone behind the request line", "GET /hello HTTP/1.1\nHost: a\r\n\r\n", [400]),
        FramingRow("LF alone before a hidden field", get("/hello", "X-A: b\nX-B: c\r\nHost: a\r\n"), [400]),
        FramingRow("CR alone in a value", get("/hello", "Host: a\r\nX-A: b\rc\r\n"), [400]),
        FramingRow("CR alone before a hidden field", get("/hello", "Host: a\r\nX-A: b\rX-B: c\r\n"), [400]),
        FramingRow("a NUL in a value", get("/hello", "X-A: b\0c\r\nHost: a\r\n"), [400]),
        FramingRow("a NUL in the last value", get("/hello", "Host: a\r\nX-A: b\0c\r\n"), [400]),
        FramingRow("a NUL at the end of a value", get("/hello", "X-A: b\0\r\nHost: a\r\n"), [400]),
        FramingRow("a NUL in the host", get("/hello", "Host: a\0b\r\nX-A: b\r\n"), [400]),
        FramingRow("a NUL in a name", get("/hello", "Host: a\r\nX\0A: b\r\n"), [400]),
        FramingRow("a NUL in the target", get("/hello\0b"), [400]),
        FramingRow("a NUL in the query", get("/hello?a\0b"), [400]),
        FramingRow("a NUL in the method", get("/hello", method: "GET\0"), [400]),
        FramingRow("two blanks behind the method", "GET  /hello HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        FramingRow("two blanks behind the target", "GET /hello  HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        FramingRow("a blank behind the version", "GET /hello HTTP/1.1 \r\nHost: a\r\n\r\n", [400]),
        FramingRow("tabs in the request line", "GET\t/hello\tHTTP/1.1\r\nHost: a\r\n\r\n", answers: [], .closes),
        FramingRow("a blank before the method", " GET /hello HTTP/1.1\r\nHost: a\r\n\r\n", answers: [], .closes),
        FramingRow("one word", "nonsense\r\n\r\n", answers: [], .closes),
        FramingRow("the greeting of TLS", "\u{16}\u{3}\u{1}\0\u{5}\u{1}\0\0\u{1}\u{3}\r\n\r\n", answers: [], .closes),
        FramingRow(
            "a long value",
            get("/hello", "Host: a\r\nX-A: \(String(repeating: "b", count: 20000))\r\n"),
            [200],
            .stays
        ),
        FramingRow(
            "many fields",
            get("/hello", "Host: a\r\n\(String(repeating: "X-A: b\r\n", count: 150))"),
            [200],
            .stays
        ),
        FramingRow(
            "cookies",
            get("/hello", "Cookie: a=b; c=d\r\nHost: a\r\nCookie: e=\"f\"\r\nX-A: b\r\n"),
            [200],
            .stays
        ),
    ]
}
