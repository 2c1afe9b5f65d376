/// What goes on beyond one request: expectations (RFC 9110 §10.1.1), HTTP/1.0 and pipelines (RFC 9112 §9.3).
extension FramingRow {
    static let expectations: [FramingRow] = [
        FramingRow("an unknown expectation", post("Content-Length: 5\r\nExpect: tea\r\n", "abcde"), [417]),
        FramingRow(
            "a list of expectations",
            post("Content-Length: 5\r\nExpect: 100-continue, tea\r\n", "abcde"),
            [417]
        ),
        FramingRow("an empty expectation", post("Content-Length: 5\r\nExpect:\r\n", "abcde"), [417]),
        FramingRow(
            "an expectation that can't be met",
            post("Content-Length: 999999\r\nExpect: 100-continue\r\n"),
            [413]
        ),
        FramingRow(
            "an expectation for a path that isn't there",
            get(
                "/nothing",
                "Host: a\r\nContent-Length: \(hidden.utf8.count)\r\nExpect: 100-continue\r\n",
                method: "POST"
            ),
            [404]
        ),
        FramingRow(
            "a body that doesn't wait",
            post("Content-Length: 5\r\nExpect: 100-Continue\r\n", "abcde"),
            [200],
            .stays
        ),
        FramingRow("an expectation of nothing", get("/hello", "Host: a\r\nExpect: 100-continue\r\n"), [200], .stays),
    ]

    static let oldClients: [FramingRow] = [
        FramingRow("HTTP/1.0", "GET /hello HTTP/1.0\r\nHost: a\r\n\r\n", [200]),
        FramingRow("HTTP/1.0 without a host", "GET /hello HTTP/1.0\r\n\r\n", [200]),
        FramingRow("HTTP/1.0 with two hosts", "GET /hello HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", [400]),
        FramingRow("HTTP/1.0 with a body", post("Content-Length: 5\r\n", "abcde", version: "1.0"), [200]),
        FramingRow("HTTP/1.0 with chunks", post("Transfer-Encoding: chunked\r\n", chunked, version: "1.0"), [400]),
        FramingRow(
            "HTTP/1.0 with an expectation",
            post("Content-Length: 5\r\nExpect: tea\r\n", "abcde", version: "1.0"),
            [200]
        ),
        FramingRow("HTTP/1.0 that stays", "GET /hello HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", [200], .stays),
    ]

    static let pipelines: [FramingRow] = [
        FramingRow("three requests", hidden + hidden + hidden, answers: [[200], [200], [200]], .stays),
        FramingRow(
            "two bodies and a request",
            post("Content-Length: 5\r\n", "abcde") + post("Transfer-Encoding: chunked\r\n", chunked) + hidden,
            answers: [[200], [200], [200]],
            .stays
        ),
        FramingRow(
            "a head without content and a request",
            get("/hello", method: "HEAD") + hidden,
            answers: [[200], [200]],
            .stays
        ),
        FramingRow(
            "a refused body and a request",
            get("/nothing", "Host: a\r\nContent-Length: 5\r\n", method: "POST") + "abcde" + hidden,
            answers: [[404], [200]],
            .stays
        ),
        FramingRow(
            "an empty line between two requests",
            post("Content-Length: 5\r\n", "abcde") + "\r\n" + hidden,
            answers: [[200], [200]],
            .stays
        ),
        FramingRow(
            "a refused request behind a good one",
            hidden + get("/hello", "Host: a\r\nHost: a\r\n"),
            answers: [[200], [400]],
            .closes
        ),
        FramingRow("a body without a length", post("", "abcde\r\n\r\n"), answers: [[200]], .closes),
        FramingRow(
            "a request behind the last one",
            get("/hello", "Host: a\r\nConnection: close\r\n") + hidden,
            answers: [[200]],
            .closes
        ),
    ]
}
