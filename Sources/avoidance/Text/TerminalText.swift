/// Text that is safe to print, whatever a layout's author or a server put into it.
enum TerminalText {
    /// The text with every character that steers a terminal or the reading order written as an escape.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: steers) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if steers(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // The joiner that emoji are made with is a format character.
        case .format: scalar != "\u{200D}"
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
