/// Memory that grows while JSON is written into it.
///
/// Invariant: `count <= capacity`, and `reserve(n)` comes before n bytes are stored; the memory is freed in
/// `deallocate`, which `JSONEncoding` calls exactly once for each buffer that it makes.
@usableFromInline
struct OutputBuffer {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    func deallocate() {
        start.deallocate()
    }

    /// The bytes written; valid until the next change.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    /// Makes room for so many more bytes.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity &- count < more { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count &+= bytes.count
    }

    /// Appends a literal's bytes.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a literal in quotes, and a colon.
    ///
    /// Names are short, so they are copied in steps of a word, the last of which overlaps the one before; every step
    /// lies within the literal.
    @inline(__always)
    mutating func append(name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 3)
        let source = UnsafeRawPointer(name.utf8Start)
        let target = UnsafeMutableRawPointer(start + count)
        target.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        let text = target + 1
        if length >= 8 {
            var offset = 0
            while offset &+ 8 < length {
                OutputBuffer.copy(UInt64.self, from: source, to: text, offset)
                offset &+= 8
            }
            OutputBuffer.copy(UInt64.self, from: source, to: text, length &- 8)
        } else if length >= 4 {
            OutputBuffer.copy(UInt32.self, from: source, to: text, 0)
            OutputBuffer.copy(UInt32.self, from: source, to: text, length &- 4)
        } else {
            for offset in 0..<length { OutputBuffer.copy(UInt8.self, from: source, to: text, offset) }
        }
        (text + length).storeBytes(of: UInt16(littleEndian: 0x3A22), as: UInt16.self)
        count &+= length &+ 3
    }

    @inline(__always)
    private static func copy<Word: FixedWidthInteger & BitwiseCopyable>(
        _ type: Word.Type,
        from source: UnsafeRawPointer,
        to target: UnsafeMutableRawPointer,
        _ offset: Int
    ) {
        target.storeBytes(of: source.loadUnaligned(fromByteOffset: offset, as: type), toByteOffset: offset, as: type)
    }

    /// Appends a text as it is.
    @inline(__always)
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Takes off the last byte if it is this one.
    mutating func removeLast(_ byte: UInt8) {
        if count > 0, start[count - 1] == byte { count -= 1 }
    }

    /// Appends the digits of a whole number.
    mutating func append(_ value: Int) {
        reserve(20)
        var rest = value.magnitude
        if value < 0 {
            start[count] = UInt8(ascii: "-")
            count &+= 1
        }
        if rest < 10 {
            start[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
            count &+= 1
            return
        }
        var length = 2
        var power: UInt = 100
        while rest >= power, length < 19 {
            length &+= 1
            power &*= 10
        }
        var place = start + (count &+ length)
        count &+= length
        while place > start + (count &- length) {
            place -= 1
            place[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}

// The bytes of the string are read only inside the closure that lends them.
extension OutputBuffer {
    /// Appends a string in quotes with the escapes that RFC 8259, section 7, requires.
    mutating func append(quoted text: String) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            reserve(bytes.count + 1)
            var copied = 0
            for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
                append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
                append(escaped: byte)
                copied = index + 1
            }
            append(UnsafeBufferPointer(rebasing: bytes[copied...]))
        }
        append(UInt8(ascii: "\""))
    }
}
