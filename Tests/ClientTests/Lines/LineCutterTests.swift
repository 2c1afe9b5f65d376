import Testing

@testable import avoidance

@Suite("Lines")
struct LineCutterTests {
    /// The lines of a text that comes in pieces which end before these places; nil for one that is too long.
    private func lines(_ text: String, cutAt places: [Int] = [], limit: Int = 8) throws -> [String?] {
        let bytes = Array(text.utf8)
        var cutter = LineCutter(limit: limit)
        var lines: [String?] = []
        func take(_ line: Line) {
            switch line {
            case .whole(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: lines.append(nil)
            }
        }
        let ends = places + [bytes.count]
        for (start, end) in zip([0] + places, ends) {
            try bytes[start..<end].withUnsafeBytes { try cutter.receive($0, take) }
        }
        try cutter.finish(take)
        return lines
    }

    @Test(
        "end with a line feed, and the last one with the input",
        arguments: [
            ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\na", ["", "", "a"]), ("a\r\nb", ["a\r", "b"]),
            ("12345678\n9", ["12345678", "9"]),
        ]
    )
    func ends(text: String, expected: [String]) throws {
        #expect(try lines(text) == expected)
    }

    @Test("are the same wherever the input is cut into three pieces")
    func pieces() throws {
        let text = "abc\n\n12345678\r\n123456789\nü\r\n12345678901234567\nend"
        let expected = ["abc", "", nil, nil, "ü\r", nil, "end"]
        let count = text.utf8.count
        #expect(try lines(text) == expected)
        for first in 0...count {
            for second in first...count { #expect(try lines(text, cutAt: [first, second]) == expected) }
        }
    }

    @Test("have no byte beyond the limit, and are taken again after one that has", arguments: [1, 3, 20])
    func limit(length: Int) throws {
        let text = String(repeating: "x", count: 200) + "\nok"
        #expect(try lines(text, cutAt: Array(stride(from: length, to: 200, by: length))) == [nil, "ok"])
    }

    @Test(
        "are empty when they hold nothing but blanks",
        arguments: [("", true), (" \t\r", true), ("\u{B}", false), (" {", false)]
    )
    func empty(text: String, isEmpty: Bool) {
        Array(text.utf8).withUnsafeBytes { #expect(Line.whole($0).isEmpty == isEmpty) }
        #expect(!Line.tooLong.isEmpty)
    }
}
