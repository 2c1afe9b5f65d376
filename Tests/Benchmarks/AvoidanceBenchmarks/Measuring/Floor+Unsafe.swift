import CSimdjson

/// The least work that a JSON service can do: parse the body, without reading what was parsed, and copy an answer.
///
/// Invariant: the parser is given back right after the parse, on the same thread; the bytes outlive the call.
enum Floor {
    /// As the project's own reading has it.
    private static let depth = 2049

    @inline(never)
    static func work(_ body: [UInt8], answer: [UInt8]) -> [UInt8]? {
        let result = body.withUnsafeBufferPointer { csimdjson_parse($0.baseAddress, $0.count, depth) }
        guard result.status == csimdjson_parsed else { return nil }
        csimdjson_release(result.parser)
        return answer.withUnsafeBufferPointer { Array(UnsafeBufferPointer(rebasing: $0[...])) }
    }
}
