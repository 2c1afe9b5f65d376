extension OutputSpan<UInt8> {
    /// Appends the eight bytes of a word, the highest first.
    ///
    /// Invariant: the bytes are written within the room that is left, which is checked, and counted.
    mutating func append(word: UInt64) {
        precondition(freeCapacity >= 8)
        withUnsafeMutableBufferPointer { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).storeBytes(of: word.bigEndian, toByteOffset: count, as: UInt64.self)
            count += 8
        }
    }
}
