import HTTPCore
import Testing

@Suite("Head check")
struct HeadCheckTests {
    @Test(
        "finds how the body is delimited",
        arguments: [
            ([], .none), ([("Content-Length", "0")], .none), ([("content-length", "12")], .length(12)),
            ([("Content-Length", "9223372036854775807")], .length(.max)),
            ([("Transfer-Encoding", "Chunked")], .chunked),
        ] as [([(String, String)], Framing)]
    )
    func framing(fields: [(String, String)], expected: Framing) throws {
        let head = RequestHead(method: .post, target: [], fields: Fixture.withHost(fields))
        #expect(try HeadCheck(head).framing == expected)
    }

    @Test(
        "refuses a head that can be read in two ways",
        arguments: [
            ([("Content-Length", "1"), ("Transfer-Encoding", "chunked")], .lengthAndTransferEncoding),
            ([("Content-Length", "")], .contentLength),
            ([("Content-Length", "+1")], .contentLength), ([("Content-Length", "1,1")], .contentLength),
            ([("Content-Length", " 1")], .contentLength), ([("Content-Length", "9223372036854775808")], .contentLength),
            ([("Content-Length", "99999999999999999999")], .contentLength),
            ([("Transfer-Encoding", "chunked, chunked")], .transferEncoding),
            ([("Transfer-Encoding", "")], .transferEncoding),
            ([("Transfer-Encoding", "chunked,")], .transferEncoding),
            ([("Transfer-Encoding", "gzip, chunked")], .transferCodingUnknown),
            ([("Transfer-Encoding", "xchunked")], .transferCodingUnknown),
            ([("Transfer-Encoding", "identity")], .transferCodingUnknown), ([("A ", "b")], .fieldName),
            ([("", "b")], .fieldName),
            ([("A(", "b")], .fieldName), ([("\u{E9}", "b")], .fieldName), ([("A", "b\u{0}")], .fieldValue(name: "A")),
            ([("A", "b\r\nc")], .fieldValue(name: "A")), ([("A", "\u{7F}")], .fieldValue(name: "A")),
            ([("Host", "u@a")], .hostInvalid),
            ([("Host", "a b")], .hostInvalid), ([("Host", "a/b")], .hostInvalid), ([("Host", "a:b")], .hostInvalid),
            ([("Host", "[::1")], .hostInvalid), ([("Host", "[::1]x")], .hostInvalid), ([("Host", "a]")], .hostInvalid),
            ([("Host", "[[::1]")], .hostInvalid), ([("Host", "[::1]]")], .hostInvalid),
            ([("Host", "[]a:1")], .hostInvalid),
            ([("Host", "a:1:2")], .hostInvalid), ([("Host", "a:1x")], .hostInvalid), ([("Host", "[a@]")], .hostInvalid),
            ([("Expect", "tea")], .expectation),
        ] as [([(String, String)], HTTPFailure)]
    )
    func refusals(fields: [(String, String)], failure: HTTPFailure) {
        let head = RequestHead(method: .post, target: [], fields: Fixture.withHost(fields))
        #expect(throws: failure) { try HeadCheck(head) }
    }

    @Test(
        "refuses a second line of a field that it decides by, whatever it says",
        arguments: [
            ("Host", "a"), ("Content-Length", "1"), ("Transfer-Encoding", "chunked"), ("Expect", "100-continue"),
            ("Content-Type", "application/json"), ("Content-Encoding", "gzip"), ("Authorization", "Bearer a"),
            ("Origin", "https://a"),
        ]
    )
    func duplicates(name: String, value: String) throws {
        for (first, second) in [(value, value), (value, "b"), ("", value)] {
            let fields = HeaderFields([(name, first), ("X-A", "b"), (name.lowercased(), second)])
            #expect(throws: HTTPFailure.duplicateField(name: name)) {
                try HeadCheck(RequestHead(method: .post, target: [], fields: fields))
            }
        }
        #expect(HTTPFailure.duplicateField(name: name).detail == "The header field \(name) may be sent once only.")
    }

    @Test(
        "lets any other field be repeated",
        arguments: ["Accept", "Accept-Encoding", "If-None-Match", "Via", "Hosts", "X-Expect", "Forwarded"]
    )
    func repeatable(name: String) throws {
        _ = try HeadCheck(Fixture.head(.post, "/", (name, "a"), (name, "b")))
    }

    @Test("refuses a head of which the transport has lost a part")
    func lostPart() {
        let head = RequestHead(method: .get, target: [], fields: Fixture.withHost([]), isWhole: false)
        #expect(throws: HTTPFailure.headLine) { try HeadCheck(head) }
    }

    @Test("needs a host in HTTP/1.1 alone")
    func missingHost() throws {
        #expect(throws: HTTPFailure.hostMissing) {
            try HeadCheck(RequestHead(method: .get, target: [], fields: HeaderFields()))
        }
        _ = try HeadCheck(RequestHead(method: .get, target: [], version: .http10, fields: HeaderFields()))
    }

    @Test(
        "takes a host of any right form",
        arguments: ["", "a.b-c", "a:80", "a:", "[::1]", "[::1]:80", "127.0.0.1:8080"]
    )
    func hosts(host: String) throws {
        _ = try HeadCheck(Fixture.head(.get, "/", ("Host", host)))
    }

    @Test("refuses chunks in HTTP/1.0 and passes over its expectations")
    func http10() throws {
        #expect(throws: HTTPFailure.transferEncodingInHTTP10) {
            try HeadCheck(Fixture.head(.post, "/", version: .http10, ("Transfer-Encoding", "chunked")))
        }
        #expect(try !HeadCheck(Fixture.head(.post, "/", version: .http10, ("Expect", "tea"))).expectsContinue)
        #expect(try HeadCheck(Fixture.head(.post, "/", ("Expect", "100-Continue"))).expectsContinue)
    }
}
