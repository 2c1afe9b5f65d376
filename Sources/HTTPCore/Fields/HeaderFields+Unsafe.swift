#if compiler(<6.3)
    internal import JSONCoding
#endif

extension HeaderFields {
    /// Appends a copy of a name and a value.
    ///
    /// Invariant: the room asked for is that of both and a zero byte behind each, all of which is initialised.
    package mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        entries.append(Entry(start: storage.count, nameLength: name.count, valueLength: value.count))
        let length = name.count + value.count + 2
        storage.append(addingCapacity: length) { span in
            span.withUnsafeMutableBufferPointer { buffer, count in
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                bytes.copyMemory(from: name)
                bytes[name.count] = 0
                UnsafeMutableRawBufferPointer(rebasing: bytes[(name.count + 1)...]).copyMemory(from: value)
                bytes[length - 1] = 0
                count = length
            }
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
