import Testing

/// Heads and bodies that two readers may read differently. A second request hides behind each; it must never be
/// answered where the connection has to close.
@Suite("Framing")
struct FramingTests {
    @Test("gives exactly one answer to a doubtful request", arguments: rows + soundRows)
    func row(_ row: FramingRow) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(row.request)
        switch row.end {
        case .closes, .closesDoubled:
            let statuses = ReceivedResponse.statuses(in: try client.readToEnd())
            #expect(statuses.count == (row.end == .closes ? 1 : 2))
            #expect(row.statuses.isSuperset(of: statuses), "\(statuses)")
        case .stays:
            let response = try client.readResponse()
            #expect(row.statuses.contains(response.status), "\(response.status)")
            #expect(!response.closes)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.readResponse().text == "hello")
        }
    }

    private static let hidden = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let chunked = "5\r\nabcde\r\n0\r\n\r\n"

    private static func post(_ fields: String, _ body: String = "", version: String = "1.1") -> String {
        "POST /echo HTTP/\(version)\r\nHost: a\r\nContent-Type: text/plain\r\n\(fields)\r\n\(body)\(hidden)"
    }

    private static func get(_ target: String, _ fields: String = "Host: a\r\n", method: String = "GET") -> String {
        "\(method) \(target) HTTP/1.1\r\n\(fields)\r\n\(hidden)"
    }

    private static let rows: [FramingRow] = [
        FramingRow("length and chunked", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", chunked), [400]),
        FramingRow("chunked and length", post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", chunked), [400]),
        FramingRow("gzip, chunked", post("Transfer-Encoding: gzip, chunked\r\n", chunked), [400, 501]),
        FramingRow("xchunked", post("Transfer-Encoding: xchunked\r\n", chunked), [400, 501]),
        FramingRow("identity", post("Transfer-Encoding: identity\r\n", chunked), [400, 501]),
        FramingRow("chunked twice in one field", post("Transfer-Encoding: chunked, chunked\r\n", chunked), [400]),
        FramingRow(
            "chunked in two fields",
            post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", chunked),
            [400]
        ),
        FramingRow("chunked with a comma behind", post("Transfer-Encoding: chunked,\r\n", chunked), [400]),
        FramingRow("chunked behind a vertical tab", post("Transfer-Encoding: \u{B}chunked\r\n", chunked), [400]),
        FramingRow("chunked in HTTP/1.0", post("Transfer-Encoding: chunked\r\n", chunked, version: "1.0"), [400]),
        FramingRow("two lengths that differ", post("Content-Length: 5\r\nContent-Length: 6\r\n", "abcde"), [400]),
        FramingRow("two lengths that agree", post("Content-Length: 5\r\nContent-Length: 5\r\n", "abcde"), [400]),
        FramingRow("a list of lengths", post("Content-Length: 5, 5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a length with a plus", post("Content-Length: +5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow("a negative length", post("Content-Length: -1\r\n"), [400], .closesDoubled),
        FramingRow("an empty length", post("Content-Length:\r\n"), [400], .closesDoubled),
        FramingRow("a hexadecimal length", post("Content-Length: 0x5\r\n", "abcde"), [400], .closesDoubled),
        FramingRow(
            "a length beyond 64 bits",
            post("Content-Length: 99999999999999999999\r\n"),
            [400, 413],
            .closesDoubled
        ),
        FramingRow("a space before the colon of a length", post("Content-Length : 5\r\n", "abcde"), [400]),
        FramingRow("a space before the colon", get("/hello", "Host: a\r\nX-A : b\r\n"), [400]),
        FramingRow("a space within a name", get("/hello", "Host: a\r\nX A: b\r\n"), [400]),
        FramingRow("a control character in a value", get("/hello", "Host: a\r\nX-A: b\u{1}c\r\n"), [400]),
        FramingRow("no host", get("/hello", "X-A: b\r\n"), [400]),
        FramingRow("two hosts", get("/hello", "Host: a\r\nHost: b\r\n"), [400]),
        FramingRow("a host with a user name", get("/hello", "Host: u@a\r\n"), [400]),
        FramingRow("a host with a path", get("/hello", "Host: a/b\r\n"), [400]),
        FramingRow("an encoded NUL in the target", get("/hello%00b"), [400]),
        FramingRow("half an escape in the target", get("/hello%2"), [400]),
        FramingRow("raw UTF-8 in the target", get("/h\u{E9}llo"), [400]),
        FramingRow("a control character in the target", get("/hello\u{1}"), [400]),
        FramingRow("a fragment in the target", get("/hello#a"), [400]),
        FramingRow("a target without a slash", get("hello"), [400]),
        FramingRow("an absolute target with a user name", get("http://u@a/hello"), [400]),
        FramingRow("an asterisk with GET", get("*"), [400]),
        FramingRow("a method in lower case", get("/hello", method: "get"), [501]),
        FramingRow("an unknown method", get("/hello", method: "BREW"), [501]),
        FramingRow("CONNECT", get("a:80", method: "CONNECT"), [405]),
        FramingRow("an unknown expectation", post("Content-Length: 5\r\nExpect: tea\r\n", "abcde"), [417]),
        FramingRow("HTTP/2.0", "GET /hello HTTP/2.0\r\nHost: a\r\n\r\n", [400, 505]),
        FramingRow("a chunk size that is no number", post("Transfer-Encoding: chunked\r\n", "xyz\r\nabc\r\n"), [400]),
        FramingRow(
            "a chunk size beyond 64 bits",
            post("Transfer-Encoding: chunked\r\n", "fffffffffffffffff\r\nabc\r\n"),
            [400, 413]
        ),
        FramingRow("a head beyond the memory limit", get("/hello", "Host: a\r\nX: \(long)\r\n"), [431]),
        FramingRow("a target beyond the memory limit", get("/\(long)"), [414]),
    ]

    private static let long = String(repeating: "a", count: 40000)

    /// Requests that look odd and are right; the connection lives on.
    private static let soundRows: [FramingRow] = [
        FramingRow("a host with a port", "GET /hello HTTP/1.1\r\nHost: a:80\r\n\r\n", [200], .stays),
        FramingRow("an IPv6 host", "GET /hello HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", [200], .stays),
        FramingRow("an absolute target", "GET http://b/hello HTTP/1.1\r\nHost: a\r\n\r\n", [200], .stays),
        FramingRow("an escape that stands for a letter", "GET /%68ello HTTP/1.1\r\nHost: a\r\n\r\n", [200], .stays),
        FramingRow("an asterisk with OPTIONS", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", [204], .stays),
        FramingRow("TRACE", "TRACE /hello HTTP/1.1\r\nHost: a\r\n\r\n", [405], .stays),
        FramingRow(
            "GET with a body",
            "GET /hello HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde",
            [200],
            .stays
        ),
        FramingRow(
            "OPTIONS with a body",
            "OPTIONS /hello HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde",
            [204],
            .stays
        ),
        FramingRow("a length with zeros in front", sound("Content-Length: 005\r\n", "abcde"), [200], .stays),
        FramingRow("CHUNKED", sound("Transfer-Encoding: CHUNKED\r\n", chunked), [200], .stays),
        FramingRow(
            "a trailer",
            sound("Transfer-Encoding: chunked\r\n", "1\r\na\r\n0\r\nHost: b\r\n\r\n"),
            [200],
            .stays
        ),
        FramingRow("POST without a body or type", "POST /echo HTTP/1.1\r\nHost: a\r\n\r\n", [415], .stays),
    ]

    private static func sound(_ fields: String, _ body: String) -> String {
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n\(fields)\r\n\(body)"
    }
}
