import HTTPCore
import Testing

@Suite("Request target")
struct RequestTargetTests {
    private func target(_ text: String) throws -> RequestTarget { try RequestTarget(Array(text.utf8)) }

    @Test(
        "finds the path and the query",
        arguments: [
            ("/", "/", nil), ("/a/b", "/a/b", nil), ("/a?", "/a", ""), ("/a?b=c?d", "/a", "b=c?d"),
            ("http://h/a?b", "/a", "b"), ("HTTPS://h:80/a", "/a", nil), ("http://h", "/", nil),
            ("http://h?b", "/", "b"),
            ("*", "*", nil), ("/%61%7E%2d", "/a~-", nil), ("/a%2Fb%20", "/a%2Fb%20", nil), ("/a:b@c", "/a:b@c", nil),
            ("//a", "//a", nil), ("/a?%41", "/a", "%41"),
        ] as [(String, String, String?)]
    )
    func forms(raw: String, path: String, query: String?) throws {
        let target = try target(raw)
        #expect(target.pathText == path)
        #expect(target.rawQuery.map { String(decoding: $0, as: UTF8.self) } == query)
    }

    @Test(
        "refuses what is no target",
        arguments: [
            ("", .form), ("a", .form), ("**", .form), ("a:80", .form), ("ftp://h/a", .form), ("http:///a", .form),
            ("http://", .form), ("?a", .form), ("http://u@h/", .userInformation), ("/a#b", .fragment), ("/%00", .nul),
            ("/?a=%00", .nul), ("/%", .badPercentEscape), ("/%1", .badPercentEscape), ("/%g0", .badPercentEscape),
            ("/?%zz", .badPercentEscape), ("/a b", .notVisibleASCII), ("/\u{E9}", .notVisibleASCII),
            ("/\u{7F}", .notVisibleASCII), ("/\u{1}", .notVisibleASCII), ("/?\t", .notVisibleASCII),
        ] as [(String, RequestTarget.Fault)]
    )
    func faults(raw: String, fault: RequestTarget.Fault) {
        #expect(throws: fault) { try target(raw) }
    }

    @Test("reads the query's items")
    func items() throws {
        #expect(try target("/a").queryItems.isEmpty)
        #expect(
            try target("/a?explain=true&b&&c=1+2%263=&=d&%C3%A9=%FF").queryItems == [
                .init("explain", "true"), .init("b", ""), .init("c", "1 2&3="), .init("", "d"),
                .init("\u{E9}", "\u{FFFD}"),
            ]
        )
    }
}
