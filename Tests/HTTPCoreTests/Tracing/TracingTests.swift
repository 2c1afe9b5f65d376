import Testing

@testable import HTTPCore

@Suite("Request IDs and traces")
struct TracingTests {
    private static let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    private func answer(_ fields: (String, String)..., target: String = "/a") -> HeaderFields {
        let application = Application([Route(.get, "/a") { _ in Response(.ok, .json, .bytes(Array("{}".utf8))) }])
        let head = RequestHead(method: .get, target: Array(target.utf8), fields: Fixture.withHost(fields))
        return application.respond(to: head).fields
    }

    @Test("echoes the client's request ID", arguments: ["a", "A-b_c.9", String(repeating: "x", count: 64)])
    func echoesID(value: String) {
        #expect(answer(("X-Request-Id", value)).text("X-Request-Id") == value)
    }

    @Test(
        "makes an ID where there is none or a bad one",
        arguments: ["", "a b", "a\"b", "a~b", "é", "a\tb", "<x>", String(repeating: "x", count: 65)]
    )
    func makesID(value: String) throws {
        let made = try #require(answer(("X-Request-Id", value)).text("X-Request-Id"))
        #expect(made.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    }

    @Test("makes an ID where several were sent")
    func severalIDs() {
        #expect(answer(("X-Request-Id", "a"), ("X-Request-Id", "b")).text("X-Request-Id")?.count == 16)
    }

    @Test("names every answer, refusals too", arguments: ["/a", "/b", "/%00"])
    func refusals(target: String) {
        let fields = answer(("X-Request-Id", "me"), ("traceparent", Self.trace), target: target)
        #expect(fields.all("X-Request-Id").count == 1)
        #expect(fields.text("X-Request-Id") == "me")
        #expect(fields.text("traceparent") == Self.trace)
    }

    @Test("never gives the same ID twice")
    func unique() {
        let source = IDSource(seed: 1)
        var seen: Set<UInt64> = []
        for _ in 0..<10000 { #expect(seen.insert(source.next()).inserted) }
        #expect(!seen.contains(0))
    }

    @Test(
        "takes a valid traceparent, of a later version too",
        arguments: [
            (trace, trace),
            ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", trace),
            ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what.the", trace),
            (
                "00-00000000000000000000000000000001-0000000000000001-00",
                "00-00000000000000000000000000000001-0000000000000001-00"
            ),
        ]
    )
    func takesTrace(value: String, echoed: String) {
        #expect(answer(("traceparent", value)).text("traceparent") == echoed)
    }

    /// Among them the invalid ones of the recommendation's section 2.2.
    @Test(
        "makes a trace where the traceparent is invalid",
        arguments: [
            "", "00", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0g",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more",
            "cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01.more",
            "00-0af7651916cd43dd8448eb211c80319c_b7ad6b7169203331-01",
        ]
    )
    func makesTrace(value: String) throws {
        let made = try #require(answer(("traceparent", value)).text("traceparent"))
        #expect(made.wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-00/) != nil)
        #expect(!made.contains("0af7651916cd43dd"))
    }
}
