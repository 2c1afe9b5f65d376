import Testing

@testable import avoidance

@Suite("Text for a terminal")
struct TerminalTextTests {
    @Test("keeps what can be read", arguments: ["", "password", "Straße 日本 →", "\\u{1b}", "👩‍💻"])
    func readable(text: String) {
        #expect(TerminalText.escaped(text) == text)
    }

    @Test(
        "escapes what steers the terminal or the order of reading",
        arguments: [
            ("\u{1B}[31mred", "\\u{1b}[31mred"), ("a\nb", "a\\u{a}b"), ("\r\n", "\\u{d}\\u{a}"),
            ("\u{9B}m", "\\u{9b}m"),
            ("\u{202E}abc", "\\u{202e}abc"), ("a\u{2028}", "a\\u{2028}"), ("\u{FEFF}", "\\u{feff}"),
            ("\u{0}", "\\u{0}"),
        ]
    )
    func steering(text: String, escaped: String) {
        #expect(TerminalText.escaped(text) == escaped)
    }
}
