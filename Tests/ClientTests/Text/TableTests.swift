import Testing

@testable import avoidance

@Suite("A table")
struct TableTests {
    @Test("aligns its columns by Unicode scalars and ends no line with a space")
    func alignment() {
        let rows = [["a", "1", "x"], ["überall", "-10", ""], ["", "5", "y"], ["b"]]
        let expected = [
            "a          1  x",
            "überall  -10",
            "           5  y",
            "b",
        ]
        #expect(Table(columns: [.leading, .trailing, .leading], rows: rows).lines == expected)
    }

    @Test("counts an escape as long as it is printed")
    func escapes() {
        let table = Table(columns: [.leading, .leading], rows: [["\u{7}", "x"], ["bell", "y"]])
        #expect(table.lines == ["\\u{7}  x", "bell   y"])
    }

    @Test("has no lines without rows")
    func empty() {
        #expect(Table(columns: [.leading], rows: []).lines == [])
    }
}
