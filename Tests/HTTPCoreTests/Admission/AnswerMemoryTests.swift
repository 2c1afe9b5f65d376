import Testing

@testable import HTTPCore

@Suite("Answer memory")
struct AnswerMemoryTests {
    @Test("gives room as long as there is some, and takes it back")
    func shares() {
        let memory = AnswerMemory(limit: 100)
        var first: AnswerMemory.Share? = AnswerMemory.Share(of: memory)
        #expect(first?.grow(to: 60) == true)
        #expect(first?.grow(to: 40) == true)
        let second = AnswerMemory.Share(of: memory)
        #expect(!second.grow(to: 41))
        #expect(second.grow(to: 40))
        #expect(first?.grow(to: 61) == false)
        first = nil
        #expect(second.grow(to: 100))
        #expect(!second.grow(to: 101))
    }

    @Test("is kept until a long answer was taken, and refuses others with 503 meanwhile")
    func answers() {
        let application = Application(
            [
                Route(.get, "/long") { _ in Response(.ok, .json, .bytes([UInt8](repeating: 0, count: 300_000))) },
                Route(.get, "/short") { _ in Response(.ok, .json, .bytes([0])) },
            ],
            Fixture.configuration { $0.answerMemory = AnswerMemory(limit: 500_000) }
        )
        var first: Exchange? = application.begin(Fixture.head(.get, "/long"))
        #expect(first?.finish().status == .ok)
        let refused = application.respond(to: Fixture.head(.get, "/long"))
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.fields.text("Retry-After") == "1")
        #expect(application.respond(to: Fixture.head(.get, "/short")).status == .ok)
        application.end(first, since: 0, from: [], .completed)
        first = nil
        #expect(application.respond(to: Fixture.head(.get, "/long")).status == .ok)
    }
}
