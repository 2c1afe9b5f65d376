// Invariant: the bytes of a string are read only inside the closure that lends them; every step of a word lies within
// them, and within the room that was reserved for as many.
extension OutputBuffer {
    /// Appends a string in quotes with the escapes that RFC 8259, section 7, requires, and a byte after it.
    @usableFromInline
    mutating func append(quoted text: String, then byte: UInt8) {
        let isLent: Void? = text.utf8.withContiguousStorageIfAvailable { append(quoted: $0, then: byte) }
        if isLent == nil {
            var text = text
            text.withUTF8 { append(quoted: $0, then: byte) }
        }
    }

    private mutating func append(quoted bytes: UnsafeBufferPointer<UInt8>, then byte: UInt8) {
        reserve(bytes.count + 3)
        store(UInt8(ascii: "\""))
        if !store(plain: bytes) { append(escaping: bytes) }
        reserve(2)
        store(UInt8(ascii: "\""))
        store(byte)
    }

    /// Stores the bytes if none of them needs an escape, and else nothing that counts.
    ///
    /// The steps are of a word, the last of which overlaps the one before.
    @inline(__always)
    private mutating func store(plain bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        let source = UnsafeRawPointer(start)
        let target = UnsafeMutableRawPointer(next)
        let count = bytes.count
        if count >= 8 {
            var offset = 0
            while offset < count {
                let place = min(offset, count &- 8)
                let word = source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                if OutputBuffer.needsEscape(word) { return false }
                target.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
                offset &+= 8
            }
        } else if count >= 4 {
            let head = source.loadUnaligned(as: UInt32.self)
            let tail = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            if OutputBuffer.needsEscape(UInt64(head) << 32 | UInt64(tail)) { return false }
            target.storeBytes(of: head, as: UInt32.self)
            target.storeBytes(of: tail, toByteOffset: count &- 4, as: UInt32.self)
        } else {
            for index in 0..<count {
                if OutputBuffer.needsEscape(start[index]) { return false }
                next[index] = start[index]
            }
        }
        next += count
        checkRoom()
        return true
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Whether one of the eight bytes needs an escape.
    ///
    /// A byte that is less than what is taken from it gets its top bit set. The borrow can reach the byte above as well:
    /// the answer holds for the word, not for each byte. Bytes from 0x80 have the bit of themselves and don't count.
    @inline(__always)
    private static func needsEscape(_ word: UInt64) -> Bool {
        let controls = word &- 0x2020_2020_2020_2020
        let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
        let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        return (controls | quotes | backslashes) & ~word & 0x8080_8080_8080_8080 != 0
    }

    private mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        for (index, byte) in bytes.enumerated() where OutputBuffer.needsEscape(byte) {
            append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
            append(escaped: byte)
            copied = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        store(bytes)
    }

    /// Appends the escape of a byte that must not stand in a string as it is.
    private mutating func append(escaped byte: UInt8) {
        reserve(6)
        switch byte {
        case UInt8(ascii: "\""): store("\\\"")
        case UInt8(ascii: "\\"): store("\\\\")
        case UInt8(ascii: "\n"): store("\\n")
        case UInt8(ascii: "\r"): store("\\r")
        case UInt8(ascii: "\t"): store("\\t")
        default:
            store(byte < 0x10 ? "\\u000" : "\\u001")
            let digit = byte & 0x0F
            store(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
