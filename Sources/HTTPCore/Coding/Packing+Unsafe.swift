import CZlib

/// Packs content as gzip (RFC 1952).
///
/// Invariant: the stream stays at one address from its beginning to its end, which every way out passes; its pointers
/// are used only within the call that sets them.
enum Packing {
    /// Below this, in bytes, packing isn't worth its time.
    static let least = 1024

    /// The content packed; nil where that isn't shorter.
    static func pack(_ content: [UInt8], level: Int32 = 6) -> [UInt8]? {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        // A window no longer than the content saves zlib most of its memory, and the time to clear it.
        let windowBits = min(max(Int.bitWidth - content.count.leadingZeroBitCount, 9), 15)
        let memoryLevel = max(windowBits - 7, 1)
        guard czlib_begin_packing(stream, level, Int32(windowBits), Int32(memoryLevel)) == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        var isWhole = false
        let packed = [UInt8](unsafeUninitializedCapacity: content.count) { output, count in
            content.withUnsafeBufferPointer { input in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = UInt32(clamping: input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(clamping: output.count)
                isWhole = deflate(stream, Z_FINISH) == Z_STREAM_END
                count = output.count - Int(stream.pointee.avail_out)
            }
        }
        return isWhole ? packed : nil
    }
}
