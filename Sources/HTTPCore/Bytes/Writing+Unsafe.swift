/// Several bytes at a time, written where there is room for them already.
///
/// Invariant: the bytes are written within the room that is left, which is checked, and counted.
extension UInt64 {
    /// Writes the word's eight bytes, the highest first.
    func writeBytes(to bytes: inout OutputSpan<UInt8>) {
        precondition(bytes.freeCapacity >= 8)
        bytes.withUnsafeMutableBufferPointer { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).storeBytes(of: bigEndian, toByteOffset: count, as: UInt64.self)
            count += 8
        }
    }
}

extension StaticString {
    func write(to bytes: inout OutputSpan<UInt8>) {
        precondition(bytes.freeCapacity >= utf8CodeUnitCount)
        bytes.withUnsafeMutableBufferPointer { buffer, count in
            withUTF8Buffer { text in
                UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    .copyMemory(from: UnsafeRawBufferPointer(text))
                count += text.count
            }
        }
    }
}
