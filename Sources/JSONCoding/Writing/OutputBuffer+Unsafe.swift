/// Memory that grows while JSON is written into it.
///
/// Invariant: `start <= next <= end`, and the bytes before `next` are written. `reserve(n)` comes before n bytes are
/// stored; what is named `append` does that itself. The first piece of memory is lent; one that took its place is the
/// buffer's own and freed in `grow` or in `move(to:)`, which `append(to:_:)` calls once.
@usableFromInline
struct OutputBuffer {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    @usableFromInline var end: UnsafeMutablePointer<UInt8>
    /// Whether the memory is an array's.
    @usableFromInline var isLent = true

    @inlinable
    init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        start = memory
        next = memory
        end = memory + capacity
    }

    @inlinable var count: Int { next - start }

    /// Makes room for so many more bytes.
    @inlinable
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if end - next < more { grow(more) }
    }

    @usableFromInline
    @inline(never)
    mutating func grow(_ more: Int) {
        let count = count
        let capacity = max((end - start) * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.initialize(from: start, count: count)
        if !isLent { start.deallocate() }
        self = OutputBuffer(larger, capacity: capacity)
        next += count
        isLent = false
    }

    @inlinable
    @inline(__always)
    mutating func store(_ byte: UInt8) {
        next[0] = byte
        next += 1
        checkRoom()
    }

    @inlinable
    @inline(__always)
    mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        next.initialize(from: source, count: bytes.count)
        next += bytes.count
        checkRoom()
    }

    /// Stores a literal's bytes.
    @inlinable
    @inline(__always)
    mutating func store(_ text: StaticString) {
        store(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Checks, in a debug build, that what was stored had been reserved.
    @inlinable
    @inline(__always)
    func checkRoom() {
        assert(next <= end, "more bytes are stored than were reserved")
    }

    /// Takes off the last byte if it is this one; at least one byte must have been written.
    @inlinable
    @inline(__always)
    mutating func removeLast(_ byte: UInt8) {
        if next[-1] == byte { next -= 1 }
    }
}

extension OutputBuffer {
    /// Appends what `write` writes to `bytes`: right into the array's memory, unless it outgrows the first piece.
    @inlinable
    static func append(to bytes: inout [UInt8], _ write: (inout OutputBuffer) -> Void) {
        var outgrown: OutputBuffer?
        bytes.append(addingCapacity: 2048) { span in
            span.withUnsafeMutableBufferPointer { memory, count in
                guard let start = memory.baseAddress else { return }
                var output = OutputBuffer(start, capacity: memory.count)
                write(&output)
                if output.isLent { count = output.count } else { outgrown = output }
            }
        }
        if let outgrown { outgrown.move(to: &bytes) }
    }

    /// Appends the text to an array and frees the memory; the buffer is of no use afterwards.
    @usableFromInline
    @inline(never)
    func move(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
        start.deallocate()
    }
}
