import Testing

@testable import HTTPCore

@Suite("Packing")
struct PackingTests {
    private static let words = Array(String(repeating: "all work and no play ", count: 200).utf8)

    private func unpack(_ bytes: [UInt8]) -> [UInt8] {
        var content: [UInt8] = []
        #expect(Unpacking().receive(bytes, into: &content))
        return content
    }

    @Test("gives back the same content, whatever its length", arguments: [400, 511, 512, 513, 4000, 40000, 400_000])
    func roundTrip(length: Int) throws {
        let content = (0..<length).map { UInt8($0 * 7 % 251 / 8) }
        let packed = try #require(Packing.pack(content))
        #expect(packed.count < length)
        #expect(unpack(packed) == content)
    }

    @Test("gives nothing where it would be longer")
    func noise() {
        let source = IDSource(seed: 7)
        let noise = (0..<2000).map { _ in UInt8(truncatingIfNeeded: source.next()) }
        #expect(Packing.pack(noise) == nil)
        #expect(Packing.pack([]) == nil)
        #expect(Packing.pack([1]) == nil)
    }

    private static func answer(_ length: Int, _ fields: (String, String)..., isHead: Bool = false) -> Response {
        let body = Array(words.prefix(length))
        let application = Application([Route(.get, "/a") { _ in Response(.ok, .json, .bytes(body)) }])
        let head = RequestHead(
            method: isHead ? .head : .get,
            target: Array("/a".utf8),
            fields: Fixture.withHost(fields)
        )
        return application.respond(to: head)
    }

    @Test("packs an answer from 1 KiB on, for a client that takes it")
    func answers() {
        let packed = Self.answer(1024, ("Accept-Encoding", "gzip"))
        #expect(packed.fields.text("Content-Encoding") == "gzip")
        #expect(packed.fields.text("Vary") == "Accept-Encoding")
        #expect(unpack(packed.content) == Array(Self.words.prefix(1024)))
        let plain = Self.answer(1024)
        #expect(plain.fields.text("Content-Encoding") == nil)
        #expect(plain.fields.text("Vary") == "Accept-Encoding")
        #expect(plain.length == 1024)
        let short = Self.answer(1023, ("Accept-Encoding", "gzip"))
        #expect(short.fields.text("Content-Encoding") == nil)
        #expect(short.fields.text("Vary") == nil)
    }

    @Test("says the same to HEAD")
    func head() {
        let got = Self.answer(4000, ("Accept-Encoding", "gzip"))
        let headed = Self.answer(4000, ("Accept-Encoding", "gzip"), isHead: true)
        #expect(headed.length == got.length)
        #expect(headed.fields.text("Content-Encoding") == "gzip")
    }
}
