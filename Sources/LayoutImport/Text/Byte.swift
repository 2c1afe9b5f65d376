/// The characters that dumps are made of.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let tab = UInt8(ascii: "\t")
    static let space = UInt8(ascii: " ")
    static let apostrophe = UInt8(ascii: "'")
    static let quote = UInt8(ascii: "\"")
    static let backquote = UInt8(ascii: "`")
    static let backslash = UInt8(ascii: "\\")
    static let ampersand = UInt8(ascii: "&")
    static let slash = UInt8(ascii: "/")
    static let bar = UInt8(ascii: "|")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let semicolon = UInt8(ascii: ";")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let dot = UInt8(ascii: ".")
    static let hyphen = UInt8(ascii: "-")
    static let plus = UInt8(ascii: "+")
    static let equals = UInt8(ascii: "=")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// A letter, digit or underscore, or a part of a character beyond ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == newline || byte == carriageReturn }

    /// The value of a hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> UInt32? {
        if isDigit(byte) { return UInt32(byte &- 0x30) }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? UInt32(letter) + 10 : nil
    }
}
