import HTTPCore
import Testing

@Suite("Security fields")
struct SecurityFieldTests {
    private static let application = Application([
        Route(.get, "/json") { _ in Response(.ok, .json, .bytes([])) },
        Route(.get, "/bare") { _ in Response(.ok) },
        StaticDocument([0x61], .yaml).route("/document"),
    ])

    @Test(
        "are on every answer, once each",
        arguments: [
            (.get, "/json"), (.head, "/json"), (.get, "/bare"), (.get, "/document"), (.get, "/nothing"),
            (.post, "/json"),
            (.options, "/json"), (.get, "/%00"),
        ] as [(Method, String)]
    )
    func everywhere(method: Method, target: String) {
        let fields = Self.application.respond(to: Fixture.head(method, target)).fields
        #expect(fields.all("X-Content-Type-Options").map(Array.init) == [Array("nosniff".utf8)])
        #expect(fields.all("Content-Security-Policy").count == 1)
        #expect(fields.text("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'")
        #expect(fields.all("Cross-Origin-Resource-Policy").count == 1)
        #expect(fields.text("Cross-Origin-Resource-Policy") == "same-origin")
        #expect(fields.all("Cache-Control").count == 1)
    }
}
