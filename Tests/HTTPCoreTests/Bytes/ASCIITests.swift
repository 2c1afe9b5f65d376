import Testing

@testable import HTTPCore

@Suite("Classes of characters")
struct ASCIITests {
    private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let digits = "0123456789"

    @Test("a token has the characters of RFC 9110, section 5.6.2", arguments: UInt8.min...UInt8.max)
    func token(byte: UInt8) {
        let characters = Self.letters + Self.digits + "!#$%&'*+-.^_`|~"
        #expect(ASCII.isToken(byte) == characters.utf8.contains(byte))
    }

    @Test("a host's name has those of RFC 3986, section 3.2.2", arguments: UInt8.min...UInt8.max)
    func hostName(byte: UInt8) {
        let characters = Self.letters + Self.digits + "-._~" + "!$&'()*+,;=" + "%"
        #expect(ASCII.isHostName(byte) == characters.utf8.contains(byte))
    }

    @Test(
        "compares letter case aside, and other characters to the bit",
        arguments: [
            ("Host", "host", true), ("HOST", "Host", true), ("", "", true), ("Hos", "Host", false),
            ("Hosts", "Host", false),
            ("x-a", "X-A", true), ("x\u{D}a", "X-A", false), ("@a", "`a", false), ("[a", "{a", false),
        ]
    )
    func matches(bytes: String, text: String, expected: Bool) {
        let texts: [String: StaticString] = [
            "host": "host", "Host": "Host", "": "", "X-A": "X-A", "`a": "`a", "{a": "{a",
        ]
        #expect(texts[text].map { ASCII.matches(Array(bytes.utf8)[...], $0) } == expected)
    }
}
