#if compiler(<6.3)
    extension [UInt8] {
        /// What the standard library has from Swift 6.3 on, by way of an array of its own.
        ///
        /// Invariant: the array counts as many bytes as the span says that were written to its memory.
        @inlinable
        package mutating func append(
            addingCapacity capacity: Int,
            initializingWith initializer: (inout OutputSpan<UInt8>) -> Void
        ) {
            append(
                contentsOf: [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                    var span = OutputSpan(buffer: buffer, initializedCount: 0)
                    initializer(&span)
                    count = span.finalize(for: buffer)
                }
            )
        }
    }
#endif
