/// What the fuzzer gives to a target.
package enum Input {
    /// A copy of the bytes, which the fuzzer keeps only for the call.
    package static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        Array(UnsafeBufferPointer(start: start, count: count))
    }
}
