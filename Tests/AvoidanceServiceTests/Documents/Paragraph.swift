/// Text in lines of a document.
enum Paragraph {
    /// The text, broken at spaces so that no line is longer than `width`; all but the first begin with `hanging` spaces.
    static func lines(_ text: String, width: Int, hanging: Int = 0) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(repeating: " ", count: lines.isEmpty ? 0 : hanging) + word)
            }
        }
        return lines
    }
}
