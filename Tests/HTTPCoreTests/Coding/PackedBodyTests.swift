import Testing

@testable import HTTPCore

@Suite("Packed bodies")
struct PackedBodyTests {
    private static let application = Application(
        [
            Route(.post, "/a", consumes: [.json]) { Response(.ok, .json, .bytes($0.body)) },
            Route(.get, "/b") { _ in Response(.ok, .json, .bytes([])) },
        ],
        Fixture.configuration { $0.bodyLimit = 100 }
    )

    private func post(_ body: [UInt8], coding: String = "gzip", target: String = "/a") -> Response {
        let head = Fixture.head(.post, target, ("Content-Type", "application/json"), ("Content-Encoding", coding))
        return Self.application.respond(to: head, body: body)
    }

    @Test("reach the route unpacked", arguments: ["gzip", "x-gzip", "GZIP"])
    func unpacked(coding: String) {
        #expect(post(Samples.packedA, coding: coding).text == #"{"a":1}"#)
    }

    @Test(
        "are refused with 400 where they are not gzip",
        arguments: [[], [0x7B, 0x7D], Array(Samples.packedA.dropLast())] as [[UInt8]]
    )
    func broken(body: [UInt8]) {
        let response = post(body)
        #expect(response.status == .badRequest)
        #expect(response.text.contains("not the gzip"))
    }

    @Test("are refused with 413 where they unpack to more than the limit")
    func bomb() throws {
        let full = try #require(Packing.pack([UInt8](repeating: 0x20, count: 100)))
        #expect(post(full).status == .ok)
        let over = try #require(Packing.pack([UInt8](repeating: 0x20, count: 101)))
        #expect(post(over).status == .contentTooLarge)
        let bomb = try #require(Packing.pack([UInt8](repeating: 0x20, count: 50000)))
        #expect(bomb.count <= 100)
        #expect(post(bomb).status == .contentTooLarge)
    }

    @Test("are refused with 415 in any other coding", arguments: ["br", "deflate", "gzip, gzip", "gzip, identity", ""])
    func otherCoding(coding: String) {
        let response = post([], coding: coding)
        #expect(response.status == .unsupportedMediaType)
        #expect(response.fields.text("Accept-Encoding") == "gzip")
    }

    @Test("don't matter where no body is taken")
    func ignored() {
        let head = Fixture.head(.get, "/b", ("Content-Encoding", "br"))
        #expect(Self.application.respond(to: head, body: [1]).status == .ok)
    }
}
