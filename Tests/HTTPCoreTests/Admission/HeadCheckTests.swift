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
            ([("Content-Length", "1"), ("Content-Length", "1")], .contentLength),
            ([("Content-Length", "")], .contentLength),
            ([("Content-Length", "+1")], .contentLength), ([("Content-Length", "1,1")], .contentLength),
            ([("Content-Length", " 1")], .contentLength), ([("Content-Length", "9223372036854775808")], .contentLength),
            ([("Content-Length", "99999999999999999999")], .contentLength),
            ([("Transfer-Encoding", "chunked"), ("Transfer-Encoding", "chunked")], .transferEncoding),
            ([("Transfer-Encoding", "chunked, chunked")], .transferEncoding),
            ([("Transfer-Encoding", "")], .transferEncoding),
            ([("Transfer-Encoding", "chunked,")], .transferEncoding),
            ([("Transfer-Encoding", "gzip, chunked")], .transferCodingUnknown),
            ([("Transfer-Encoding", "xchunked")], .transferCodingUnknown),
            ([("Transfer-Encoding", "identity")], .transferCodingUnknown), ([("A ", "b")], .fieldName),
            ([("", "b")], .fieldName),
            ([("A(", "b")], .fieldName), ([("\u{E9}", "b")], .fieldName), ([("A", "b\u{0}")], .fieldValue(name: "A")),
            ([("A", "b\r\nc")], .fieldValue(name: "A")), ([("A", "\u{7F}")], .fieldValue(name: "A")),
            ([("Host", "a"), ("Host", "a")], .duplicateField(name: "Host")), ([("Host", "u@a")], .hostInvalid),
            ([("Host", "a b")], .hostInvalid), ([("Host", "a/b")], .hostInvalid), ([("Host", "a:b")], .hostInvalid),
            ([("Host", "[::1")], .hostInvalid), ([("Host", "[::1]x")], .hostInvalid), ([("Host", "a]")], .hostInvalid),
            ([("Expect", "tea")], .expectation),
            ([("Expect", "100-continue"), ("Expect", "100-continue")], .expectation),
        ] as [([(String, String)], HTTPFailure)]
    )
    func refusals(fields: [(String, String)], failure: HTTPFailure) {
        let head = RequestHead(method: .post, target: [], fields: Fixture.withHost(fields))
        #expect(throws: failure) { try HeadCheck(head) }
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
