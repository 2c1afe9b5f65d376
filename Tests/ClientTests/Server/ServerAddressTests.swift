import Foundation
import Testing

@testable import avoidance

@Suite("A server's address")
struct ServerAddressTests {
    @Test(
        "is an http or https URL with or without port and prefix",
        arguments: [
            ("http://localhost:8080", "http://localhost:8080/v1/adjustments?explain=true"),
            ("http://localhost:8080/", "http://localhost:8080/v1/adjustments?explain=true"),
            ("https://example.com", "https://example.com/v1/adjustments?explain=true"),
            ("HTTP://example.com", "HTTP://example.com/v1/adjustments?explain=true"),
            ("http://[::1]:65535/a/b//", "http://[::1]:65535/a/b/v1/adjustments?explain=true"),
        ]
    )
    func url(text: String, url: String) throws {
        #expect(try ServerAddress(text).url(of: "/v1/adjustments?explain=true")?.absoluteString == url)
    }

    @Test(
        "is nothing else",
        arguments: [
            ("", ServerAddress.Fault.form), ("localhost:8080", .form), ("localhost", .form), ("ftp://h", .form),
            ("http:", .form), ("http://", .form), ("http:///v1", .form), ("http:h", .form), ("//h", .form),
            ("http://a b", .form), ("http://h:http", .form), ("http://[::1", .form), ("http://h/%zz", .form),
            ("http://h:0", .port), ("http://h:65536", .port),
            ("http://me@h", .userInformation), ("http://me:secret@h", .userInformation),
            ("http://h?a=b", .query), ("http://h/?", .query), ("http://h#top", .query),
        ]
    )
    func faults(text: String, fault: ServerAddress.Fault) {
        #expect(throws: UsageError.server(text, fault)) { try ServerAddress(text) }
    }
}
