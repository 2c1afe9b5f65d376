/// Several bytes at a time.
///
/// Invariant: the bytes are written within the room that is left, which is checked, and counted.
extension OutputSpan<UInt8> {
    /// Appends the eight bytes of a word, the highest first.
    mutating func append(word: UInt64) {
        precondition(freeCapacity >= 8)
        withUnsafeMutableBufferPointer { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).storeBytes(of: word.bigEndian, toByteOffset: count, as: UInt64.self)
            count += 8
        }
    }

    mutating func append(_ text: StaticString) {
        precondition(freeCapacity >= text.utf8CodeUnitCount)
        withUnsafeMutableBufferPointer { buffer, count in
            text.withUTF8Buffer { bytes in
                UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    .copyMemory(from: UnsafeRawBufferPointer(bytes))
                count += bytes.count
            }
        }
    }
}
