import HTTPCore
import Testing

@Suite("Content-Type")
struct ContentTypeTests {
    @Test(
        "reads the type and the charset",
        arguments: [
            ("application/json", "application/json", nil), ("Application/JSON", "application/json", nil),
            ("application/json; charset=UTF-8", "application/json", "utf-8"),
            ("application/json ;charset=\"utf-8\"", "application/json", "utf-8"),
            ("application/json;a=b;Charset=latin1;", "application/json", "latin1"),
            ("a/b; x=\"\\\"; charset=c\"", "a/b", nil), (" a/b ", "a/b", nil),
        ] as [(String, String, String?)]
    )
    func good(text: String, essence: String, charset: String?) throws {
        let type = try #require(ContentType(Array(text.utf8)[...]))
        #expect(String(decoding: type.essence, as: UTF8.self) == essence)
        #expect(type.charset == charset)
    }

    @Test(
        "refuses what is no media type",
        arguments: [
            "", "json", "a/", "/b", "a/b c", "a/b, c/d", "a/b;c", "a/b;c=", "a/b;c=\"d", "a/b;=c", "a /b",
            "a/b; charset=x; charset=y",
        ]
    )
    func bad(text: String) {
        #expect(ContentType(Array(text.utf8)[...]) == nil)
    }
}
