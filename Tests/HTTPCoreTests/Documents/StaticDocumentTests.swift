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

    @Test("has a packed variant with a tag of its own where it is long")
    func packed() throws {
        let bytes = Array(String(repeating: "openapi: 3.1.0\n", count: 100).utf8)
        let application = Application([StaticDocument(bytes, .yaml).route("/d")])
        func get(_ fields: (String, String)...) -> Response {
            application.respond(
                to: RequestHead(method: .get, target: Array("/d".utf8), fields: Fixture.withHost(fields))
            )
        }
        let plain = get()
        let packed = get(("Accept-Encoding", "gzip"))
        #expect(plain.content == bytes)
        #expect(packed.length < bytes.count)
        #expect(packed.fields.text("Content-Encoding") == "gzip")
        for response in [plain, packed] { #expect(response.fields.text("Vary") == "Accept-Encoding") }
        let plainTag = try #require(plain.fields.text("ETag"))
        let packedTag = try #require(packed.fields.text("ETag"))
        #expect(plainTag != packedTag)
        let known = get(("Accept-Encoding", "gzip"), ("If-None-Match", packedTag))
        #expect(known.status == .notModified)
        #expect(known.fields.text("ETag") == packedTag)
        #expect(known.fields.text("Vary") == "Accept-Encoding")
        #expect(get(("Accept-Encoding", "gzip"), ("If-None-Match", plainTag)).status == .ok)
        #expect(get(("If-None-Match", packedTag)).status == .ok)
    }

    @Test("has no other variant where it is short")
    func short() {
        let response = Self.application.respond(to: Fixture.head(.get, "/d", ("Accept-Encoding", "gzip")))
        #expect(response.content == Self.bytes)
        #expect(response.fields.text("Content-Encoding") == nil)
        #expect(response.fields.text("Vary") == nil)
    }
}
