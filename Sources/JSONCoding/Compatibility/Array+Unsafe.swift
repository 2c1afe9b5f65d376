#if compiler(<6.3)
    extension [UInt8] {
        /// What the standard library has from Swift 6.3 on; here the room is filled with zeros first.
        ///
        /// Invariant: the span lies in the array's new bytes, and those it does not say were written are taken off.
        @inlinable
        package mutating func append(
            addingCapacity capacity: Int,
            initializingWith initializer: (inout OutputSpan<UInt8>) -> Void
        ) {
            let start = count
            append(contentsOf: repeatElement(0, count: capacity))
            let written = withUnsafeMutableBufferPointer { bytes in
                let room = UnsafeMutableBufferPointer(rebasing: bytes[start...])
                var span = OutputSpan(buffer: room, initializedCount: 0)
                initializer(&span)
                return span.finalize(for: room)
            }
            removeLast(capacity - written)
        }
    }
#endif
