import HTTPCore
import Testing

@Suite("Static document")
struct StaticDocumentTests {
    private static let bytes = Array("openapi: 3.1.0\n".utf8)
    private static let application = Application([StaticDocument(bytes, .yaml, maximumAge: 60).route("/d")])

    @Test("serves its bytes with a strong tag and an age")
    func serves() throws {
        let response = Self.application.respond(to: Fixture.head(.get, "/d"))
        #expect(response.status == .ok)
        #expect(response.content == Self.bytes)
        #expect(response.fields.text("Cache-Control") == "max-age=60")
        let tag = try #require(response.fields.text("ETag"))
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2)
    }

    @Test("has another tag for other bytes")
    func tags() {
        let other = Application([StaticDocument(Array("openapi: 3.1.1\n".utf8), .yaml).route("/d")])
        let head = Fixture.head(.get, "/d")
        #expect(other.respond(to: head).fields.text("ETag") != Self.application.respond(to: head).fields.text("ETag"))
    }

    @Test("answers 304 to a client that has it")
    func notModified() throws {
        let tag = try #require(Self.application.respond(to: Fixture.head(.get, "/d")).fields.text("ETag"))
        for value in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let response = Self.application.respond(to: Fixture.head(.get, "/d", ("If-None-Match", value)))
            #expect(response.status == .notModified)
            #expect(response.fields.text("ETag") == tag)
        }
        for value in ["\"x\"", "", "x"] {
            #expect(Self.application.respond(to: Fixture.head(.get, "/d", ("If-None-Match", value))).status == .ok)
        }
    }
}
