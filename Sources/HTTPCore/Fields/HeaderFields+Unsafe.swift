extension HeaderFields {
    /// Appends a copy of a name and a value.
    package mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        entries.append(Entry(start: storage.count, nameLength: name.count, valueLength: value.count))
        storage.append(contentsOf: name)
        storage.append(0)
        storage.append(contentsOf: value)
        storage.append(0)
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
