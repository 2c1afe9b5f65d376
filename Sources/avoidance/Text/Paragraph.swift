/// Text in lines that fit beside a label on a terminal of 100 columns.
enum Paragraph {
    static let width = 88

    /// The text, broken at spaces; a word that is longer than a line has one for itself.
    ///
    /// `indentation` spaces stand before the first line, `hanging` more before each other one.
    static func lines(_ text: String, indented indentation: Int = 0, hanging: Int = 0) -> [String] {
        var lines: [String] = []
        var line = String(repeating: " ", count: indentation)
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indentation + hanging)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return isEmpty ? lines : lines + [line]
    }
}
