/// A body of `multipart/form-data` (RFC 7578) taken apart, in linear time and without a copy.
struct MultipartForm: Equatable {
    let parts: [MultipartPart]

    static let partLimit = 64
    static let headLimit = 8192

    /// Takes a request's body apart; `contentType` is the value of `Content-Type`, with the boundary.
    init(_ body: [UInt8], contentType: some Collection<UInt8>) throws(MultipartFault) {
        guard let boundary = Self.boundary(Array(contentType)) else { throw .boundary }
        let delimiter = Array("--".utf8) + boundary
        var lines = Self.delimiters(in: body, delimiter)
        guard !lines.isEmpty else { throw .noPart }
        guard let end = lines.firstIndex(where: \.isLast) else { throw .unfinished }
        lines = Array(lines[...end])
        guard lines.count - 1 <= Self.partLimit else { throw .tooManyParts(limit: Self.partLimit) }
        var parts: [MultipartPart] = []
        for (number, pair) in zip(lines, lines.dropFirst()).enumerated() {
            let range = pair.0.range.upperBound..<max(pair.0.range.upperBound, pair.1.range.lowerBound)
            parts.append(try Self.part(body[range], number: number + 1))
        }
        self.parts = parts
    }

    private struct Delimiter {
        /// With the line end before it and the one behind it.
        var range: Range<Int>
        var isLast: Bool
    }

    /// The lines that are the boundary (RFC 2046 §5.1.1).
    private static func delimiters(in body: [UInt8], _ delimiter: [UInt8]) -> [Delimiter] {
        var found: [Delimiter] = []
        var start = 0
        while start < body.count {
            let end = body[start...].firstIndex(of: newline) ?? body.count
            if let isLast = isDelimiter(body[start..<end], delimiter) {
                var lower = start
                if lower > 0 { lower -= 1 }
                if lower > 0, body[lower - 1] == carriageReturn { lower -= 1 }
                found.append(Delimiter(range: lower..<min(end + 1, body.count), isLast: isLast))
                // Nothing behind the closing boundary counts.
                if isLast { return found }
                if found.count > partLimit + 2 { return found + [Delimiter(range: end..<end, isLast: true)] }
            }
            start = end + 1
        }
        return found
    }

    /// Whether a line is the boundary, and the last one; nil for another line.
    private static func isDelimiter(_ line: ArraySlice<UInt8>, _ delimiter: [UInt8]) -> Bool? {
        guard line.starts(with: delimiter) else { return nil }
        let rest = line.dropFirst(delimiter.count)
        let isLast = rest.starts(with: "--".utf8)
        let padding = isLast ? rest.dropFirst(2) : rest
        return padding.allSatisfy { $0 == space || $0 == tab || $0 == carriageReturn } ? isLast : nil
    }

    private static func part(_ bytes: ArraySlice<UInt8>, number: Int) throws(MultipartFault) -> MultipartPart {
        var start = bytes.startIndex
        var disposition: ArraySlice<UInt8>?
        while true {
            guard let end = bytes[start...].firstIndex(of: newline), end - bytes.startIndex <= headLimit else {
                throw .head(part: number)
            }
            var line = bytes[start..<end]
            if line.last == carriageReturn { line.removeLast() }
            start = end + 1
            if line.isEmpty { break }
            if matches(line, "content-disposition:") { disposition = line.dropFirst("content-disposition:".utf8.count) }
        }
        guard let disposition, let name = parameter("name", of: Array(disposition)) else { throw .head(part: number) }
        return MultipartPart(
            name: String(decoding: name, as: UTF8.self),
            fileName: parameter("filename", of: Array(disposition)).map { String(decoding: $0, as: UTF8.self) },
            content: bytes[start...]
        )
    }

    private static func boundary(_ contentType: [UInt8]) -> [UInt8]? {
        guard let value = parameter("boundary", of: contentType), (1...70).contains(value.count),
            value.allSatisfy({ $0 >= space && $0 < 0x7F }), value.last != space
        else { return nil }
        return value
    }

    /// A parameter's value, quoted or not, letter case of the name aside.
    private static func parameter(_ name: StaticString, of value: [UInt8]) -> [UInt8]? {
        var index = 0
        var isQuoted = false
        while index < value.count {
            let byte = value[index]
            index += 1
            if byte == quote { isQuoted.toggle() }
            if isQuoted, byte == backslash { index += 1 }
            guard !isQuoted, byte == UInt8(ascii: ";") else { continue }
            while index < value.count, value[index] == space || value[index] == tab { index += 1 }
            guard matches(value[min(index, value.count)...], name) else { continue }
            let place = index + name.utf8CodeUnitCount
            guard place < value.count, value[place] == UInt8(ascii: "=") else { continue }
            return text(value[(place + 1)...])
        }
        return nil
    }

    /// A token, or a quoted string with its escapes resolved.
    private static func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.first == quote else {
            return Array(bytes.prefix { $0 != UInt8(ascii: ";") && $0 != space && $0 != tab })
        }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in bytes.dropFirst() {
            if isEscaped {
                // Browsers send the path of a file with plain backslashes.
                if byte != quote, byte != backslash { result.append(backslash) }
                result.append(byte)
                isEscaped = false
            } else if byte == backslash {
                isEscaped = true
            } else if byte == quote {
                break
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// Whether bytes begin with a text, letter case aside.
    private static func matches(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
        guard bytes.count >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            zip(bytes, expected).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let space = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}
