/// The request line: method, separators and version (RFC 9112 §3, RFC 9110 §9.1).
extension FramingRow {
    static let requestLines: [FramingRow] = [
        FramingRow("a method in lower case", get("/hello", method: "get"), [501]),
        FramingRow("a method in mixed case", get("/hello", method: "Get"), [501]),
        FramingRow("an unknown method", get("/hello", method: "BREW"), [501]),
        FramingRow("a method that is no token", get("/hello", method: "G@T"), [400, 501]),
        FramingRow("a long method", get("/hello", method: String(repeating: "A", count: 5000)), [400, 501]),
        FramingRow("CONNECT", get("a:80", method: "CONNECT"), [405]),
        FramingRow("no version", "GET /hello\r\nHost: a\r\n\r\n", [400, 505]),
        FramingRow("a version without a minor number", line("GET /hello HTTP/1"), [400, 505]),
        FramingRow("a version with a long minor number", line("GET /hello HTTP/1.10"), [400, 505]),
        FramingRow("a version without a point", line("GET /hello HTTP/11"), [400, 505]),
        FramingRow("a version in lower case", line("GET /hello http/1.1"), [400, 505]),
        FramingRow("another protocol's name", line("GET /hello HTTQ/1.1"), [400, 505]),
        FramingRow("HTTP/0.9", line("GET /hello HTTP/0.9"), [400, 505]),
        FramingRow("HTTP/2.0", line("GET /hello HTTP/2.0"), [400, 505]),
        FramingRow("HTTP/3.0", line("GET /hello HTTP/3.0"), [400, 505]),
        FramingRow("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400, 505]),
        FramingRow("a space in the target", line("GET /he llo HTTP/1.1"), [400]),
        FramingRow("a later minor version", line("GET /hello HTTP/1.2"), [200], .stays),
        FramingRow("an empty line before the request line", "\r\n" + get("/hello"), [200], .stays),
        FramingRow("TRACE", get("/hello", method: "TRACE"), [405], .stays),
        FramingRow("QUERY", get("/hello", method: "QUERY"), [405], .stays),
        FramingRow("PUT", get("/hello", method: "PUT"), [405], .stays),
        FramingRow("POST to what is only read", get("/hello", method: "POST"), [405], .stays),
        FramingRow("HEAD of what only takes", get("/echo", method: "HEAD"), [405], .stays),
    ]

    private static func line(_ line: String) -> String { "\(line)\r\nHost: a\r\n\r\n" }
}
