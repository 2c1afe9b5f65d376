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
        if value < 0 { append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        var length = 1
        var power: UInt = 10
        while rest >= power, length < 19 {
            length += 1
            power *= 10
        }
        var place = count + length
        count = place
        for _ in 0..<length {
            place -= 1
            start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
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
