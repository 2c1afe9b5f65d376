/// Header fields (RFC 9112 §5, RFC 9110 §5.5 and §5.6.2).
extension FramingRow {
    static let fields: [FramingRow] = [
        FramingRow("a space before the colon", get("/hello", "Host: a\r\nX-A : b\r\n"), [400]),
        FramingRow("a tab before the colon", get("/hello", "Host: a\r\nX-A\t: b\r\n"), [400]),
        FramingRow("a space within a name", get("/hello", "Host: a\r\nX A: b\r\n"), [400]),
        FramingRow("a name with a bracket", get("/hello", "Host: a\r\nX[A]: b\r\n"), [400]),
        FramingRow("a name that isn't ASCII", get("/hello", "Host: a\r\nX-É: b\r\n"), [400]),
        FramingRow("a control character in a name", get("/hello", "Host: a\r\nX\u{1}A: b\r\n"), [400]),
        FramingRow("a field without a name", get("/hello", "Host: a\r\n: b\r\n"), [400]),
        // The library ends the head there; what follows can't be a request, since a field has a colon.
        FramingRow(
            "a field of a colon alone",
            get("/hello", "Host: a\r\n:\r\nGET: /hello HTTP/1.1\r\nHost: a\r\n"),
            answers: [[200], [400, 501]],
            .closes
        ),
        FramingRow("a field without a colon", get("/hello", "Host: a\r\nX-A\r\n"), [400]),
        FramingRow("a control character in a value", get("/hello", "Host: a\r\nX-A: b\u{1}c\r\n"), [400]),
        FramingRow("a delete character in a value", get("/hello", "Host: a\r\nX-A: b\u{7F}c\r\n"), [400]),
        FramingRow("a form feed in a value", get("/hello", "Host: a\r\nX-A: b\u{C}c\r\n"), [400]),
        FramingRow("a head beyond the memory limit", get("/hello", "Host: a\r\nX: \(long)\r\n"), [431]),
        FramingRow("a name beyond the memory limit", get("/hello", "Host: a\r\n\(long): b\r\n"), [431]),
        FramingRow(
            "thousands of fields",
            get("/hello", "Host: a\r\n\(String(repeating: "A: b\r\n", count: 9000))"),
            [431]
        ),
        FramingRow("close", get("/hello", "Host: a\r\nConnection: close\r\n"), [200]),
        FramingRow("close in a list", get("/hello", "Host: a\r\nConnection: x, Close\r\n"), [200]),
        FramingRow("a tab in a value", get("/hello", "Host: a\r\nX-A: b\tc\r\n"), [200], .stays),
        FramingRow("a value that isn't ASCII", get("/hello", "Host: a\r\nX-A: é\r\n"), [200], .stays),
        FramingRow("an empty value", get("/hello", "Host: a\r\nX-A:\r\n"), [200], .stays),
        FramingRow(
            "every character of a token in a name",
            get("/hello", "Host: a\r\n!#$%&'*+-.^_`|~09azAZ: b\r\n"),
            [200],
            .stays
        ),
        FramingRow(
            "a field that may be repeated",
            get("/hello", "Accept: text/plain\r\nHost: a\r\nAccept: a/b\r\n"),
            [200],
            .stays
        ),
        FramingRow(
            "an offer of another protocol",
            get(
                "/hello",
                "Host: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
            ),
            [200],
            .stays
        ),
    ]

    /// Fields that decide what is answered and may be sent once only (RFC 9110 §5.3).
    static let singleFields: [FramingRow] = [
        FramingRow("two types", post("Content-Type: application/json\r\nContent-Length: 5\r\n", "abcde"), [400]),
        FramingRow("two types that agree", post("content-type: text/plain\r\nContent-Length: 5\r\n", "abcde"), [400]),
        FramingRow(
            "two content codings",
            post("Content-Encoding: identity\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n", "abcde"),
            [400]
        ),
        FramingRow(
            "two content codings that agree",
            post("Content-Encoding: identity\r\ncontent-encoding: identity\r\nContent-Length: 5\r\n", "abcde"),
            [400]
        ),
        FramingRow(
            "two credentials",
            get("/hello", "Host: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n"),
            [400]
        ),
        FramingRow("two origins", get("/hello", "Host: a\r\nOrigin: https://a\r\nOrigin: https://b\r\n"), [400]),
        FramingRow(
            "two expectations",
            post("Expect: 100-continue\r\nExpect: 100-continue\r\nContent-Length: 5\r\n", "abcde"),
            [400]
        ),
        FramingRow(
            "a doubled type on a request without a body",
            get("/hello", "Host: a\r\nContent-Type: a/b\r\nContent-Type: c/d\r\n"),
            [400]
        ),
    ]

    private static let long = String(repeating: "a", count: 40000)
}
