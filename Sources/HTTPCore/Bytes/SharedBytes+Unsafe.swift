/// Bytes at a fixed address that are never changed, for answers that are the same every time.
///
/// Invariant: `memory` is initialised in full before `init` returns, never written afterwards, and freed only in
/// `deinit`; so any thread may read it while it holds a reference.
package final class SharedBytes: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer

    package init(_ bytes: some Collection<UInt8>) {
        memory = .allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
    }

    deinit { memory.deallocate() }

    /// The bytes; valid as long as the object is referenced.
    package var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }

    package var array: [UInt8] { [UInt8](memory) }
}
