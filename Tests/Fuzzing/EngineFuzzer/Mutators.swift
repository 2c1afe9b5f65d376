/// Changes a request in place; returns its new length.
#if compiler(>=6.3)
    @c(LLVMFuzzerCustomMutator)
#else
    @_cdecl("LLVMFuzzerCustomMutator")
#endif
package func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard var node = JSONNode(UnsafeBufferPointer(start: start, count: count)) else {
        return store(.object([]), in: start, limit)
    }
    var mutation = Mutation(seed: seed)
    mutation.change(&node)
    return store(node, in: start, limit)
}

/// Writes a request that has a part of another one; returns its length.
#if compiler(>=6.3)
    @c(LLVMFuzzerCustomCrossOver)
#else
    @_cdecl("LLVMFuzzerCustomCrossOver")
#endif
package func cross(
    _ start: UnsafePointer<UInt8>,
    _ count: Int,
    _ otherStart: UnsafePointer<UInt8>,
    _ otherCount: Int,
    _ output: UnsafeMutablePointer<UInt8>,
    _ limit: Int,
    _ seed: UInt32
) -> Int {
    guard var node = JSONNode(UnsafeBufferPointer(start: start, count: count)),
        let other = JSONNode(UnsafeBufferPointer(start: otherStart, count: otherCount))
    else { return store(.object([]), in: output, limit) }
    var mutation = Mutation(seed: seed)
    mutation.cross(&node, with: other)
    return store(node, in: output, limit)
}

/// Writes a text where the fuzzer wants it; an empty object, which it drops, in place of one that is too long.
private func store(_ node: JSONNode, in output: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int {
    var text = Array(node.text.utf8)
    if text.count > limit { text = Array("{}".utf8.prefix(limit)) }
    output.update(from: text, count: text.count)
    return text.count
}
