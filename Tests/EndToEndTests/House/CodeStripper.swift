/// Takes comments and the contents of string literals out of Swift code; what is interpolated stays.
struct CodeStripper {
    private let bytes: [UInt8]
    private var position = 0
    private var result: [UInt8] = []

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    static func strip(_ text: String) -> String {
        var stripper = CodeStripper(text)
        stripper.scanCode(isInterpolated: false)
        return String(decoding: stripper.result, as: UTF8.self)
    }

    /// Scans to the end, or to the parenthesis that closes an interpolation.
    private mutating func scanCode(isInterpolated: Bool) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), starts(with: "//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
                skipComment()
            } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\""), let pounds = poundsOfLiteral() {
                scanLiteral(pounds)
            } else {
                position += 1
                result.append(byte)
                guard isInterpolated else { continue }
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                if depth < 0 { return }
            }
        }
    }

    /// Comments of this kind nest.
    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                keepLineEnd()
                position += 1
            }
        }
    }

    /// How many number signs stand before the quote of a literal that begins here; nil where none begins.
    private func poundsOfLiteral() -> Int? {
        let rest = bytes[position...]
        let pounds = rest.prefix { $0 == UInt8(ascii: "#") }.count
        return rest.dropFirst(pounds).first == UInt8(ascii: "\"") ? pounds : nil
    }

    private mutating func scanLiteral(_ count: Int) {
        let pounds = String(repeating: "#", count: count)
        position += count
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quote.utf8.count
        result += Array("\"\"".utf8)
        while position < bytes.count {
            if starts(with: quote + pounds) {
                position += quote.utf8.count + count
                return
            }
            if starts(with: "\\\(pounds)(") {
                position += count + 2
                result.append(UInt8(ascii: "("))
                scanCode(isInterpolated: true)
            } else if starts(with: "\\\(pounds)") {
                position += count + 2
            } else {
                keepLineEnd()
                position += 1
            }
        }
    }

    private mutating func keepLineEnd() {
        if bytes[position] == UInt8(ascii: "\n") { result.append(bytes[position]) }
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}
