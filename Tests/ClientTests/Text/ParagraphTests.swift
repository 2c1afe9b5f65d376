import Testing

@testable import avoidance

@Suite("A paragraph")
struct ParagraphTests {
    private let long = String(repeating: "x", count: 100)

    @Test("is broken at spaces where the line is full")
    func breaking() {
        let half = String(repeating: "x", count: 43)
        // 43 + 1 + 44 is 88, the width.
        #expect(Paragraph.lines("\(half) \(half)x") == ["\(half) \(half)x"])
        #expect(Paragraph.lines("\(half)x \(half)x") == ["\(half)x", "\(half)x"])
    }

    @Test("indents its first line and hangs the others")
    func indentation() {
        let word = String(repeating: "x", count: 80)
        #expect(Paragraph.lines("\(word) \(word)", indented: 2, hanging: 3) == ["  \(word)", "     \(word)"])
    }

    @Test("keeps a word whole that is longer than a line")
    func longWord() {
        #expect(Paragraph.lines("a \(long) b") == ["a", long, "b"])
    }

    @Test("has no lines without words")
    func empty() {
        #expect(Paragraph.lines("") == [])
        #expect(Paragraph.lines("  ") == [])
    }
}
