import Testing

@testable import HTTPCore

@Suite("Accept-Encoding")
struct AcceptEncodingTests {
    @Test(
        "tells whether the client takes gzip",
        arguments: [
            ("gzip", true), ("x-gzip", true), ("GZip", true), ("br, gzip", true),
            ("br;q=1.0, gzip;q=0.8, *;q=0.1", true),
            ("*", true), ("gzip;q=0.001", true), (" , gzip ,", true), ("identity, gzip", true), ("*;q=0, gzip", true),
            ("", false), ("identity", false), ("br", false), ("gzip;q=0", false), ("gzip;q=0.000", false),
            ("*;q=0", false), ("gzip;q=0, *", false), ("identity, gzip;q=0.5", false), ("gzip;q=2", false),
            ("gzip;q=", false), ("gzipped", false), ("gzip;x=\"", false),
        ]
    )
    func takes(value: String, isTaken: Bool) {
        #expect(AcceptEncoding.takesGzip(HeaderFields([("Accept-Encoding", value)])) == isTaken)
    }

    @Test("reads several fields as one list")
    func several() {
        #expect(AcceptEncoding.takesGzip(HeaderFields([("Accept-Encoding", "br"), ("accept-encoding", "gzip")])))
        #expect(!AcceptEncoding.takesGzip(HeaderFields([("Accept-Encoding", "*"), ("Accept-Encoding", "gzip;q=0")])))
    }

    @Test("is nothing where the client states nothing")
    func absent() {
        #expect(!AcceptEncoding.takesGzip(HeaderFields()))
    }
}
