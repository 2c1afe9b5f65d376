import HTTPCore
import Testing

@Suite("Accept")
struct AcceptTests {
    @Test(
        "chooses by weight, then by the server's order",
        arguments: [
            ([], 0), (["*/*"], 0), (["application/json"], 0), (["application/x-ndjson"], 1), (["application/*"], 0),
            (["APPLICATION/JSON"], 0), (["text/html, application/json;q=0.5"], 0), (["text/html"], nil),
            (["text/*"], nil),
            (["application/json;q=0.2, application/x-ndjson;q=0.3"], 1), (["application/json;q=0"], nil),
            (["*/*, application/json;q=0"], 1), (["application/*;q=0.9, application/json;q=0.1"], 1),
            (["application/json;q=0.1, application/*;q=0.9"], 1), (["text/html", "application/x-ndjson"], 1),
            (["application/json;v=\"a,b\";q=0.1, application/x-ndjson;q=0.2"], 1), (["application/json ; q=1.000"], 0),
            (["application/json;q=1.001, application/x-ndjson"], 1), (["*/json, application/x-ndjson"], 1),
            (["garbage"], 0), ([""], 0), ([",,"], 0), ([", application/x-ndjson"], 1), (["*/*;q=0"], nil),
            (["application/json;q=0.001"], 0), (["application/json;q=.5, application/x-ndjson;q=0.1"], 1),
        ] as [([String], Int?)]
    )
    func choice(values: [String], expected: Int?) {
        let accept = Accept(values.map { Array($0.utf8)[...] })
        #expect(accept.choose([.json, .lines]) == expected)
    }
}
