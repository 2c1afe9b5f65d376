extension HeaderFields {
    /// Appends a copy of a name and a value.
    package mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        entries.append(Entry(start: storage.count, nameLength: name.count, valueLength: value.count))
        storage.append(contentsOf: name)
        storage.append(0)
        storage.append(contentsOf: value)
        storage.append(0)
    }

    /// Whether all bytes in a range of the storage are of a class.
    ///
    /// Invariant: an entry's ranges lie in the storage.
    @inline(__always)
    func all(of range: Range<Int>, are isOfClass: (UInt8) -> Bool) -> Bool {
        storage.withUnsafeBufferPointer { bytes in
            for index in range where !isOfClass(bytes[index]) { return false }
            return true
        }
    }

    /// Calls `body` with each field's name and value as C strings.
    ///
    /// Invariant: `storage` holds a zero byte after every name and every value, and the pointers are valid during the
    /// call alone.
    package func forEachCString(_ body: (_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) -> Void) {
        storage.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            for entry in entries { body(base + entry.name.lowerBound, base + entry.value.lowerBound) }
        }
    }
}
