internal import HTTPCore

/// A line of the input, without its end.
///
/// Invariant: the bytes are valid only until the call that the line was handed to returns; nobody keeps them.
enum Line {
    case whole(UnsafeRawBufferPointer)
    /// One beyond the limit, which was not kept.
    case tooLong

    /// Whether the line gets no answer at all.
    var isEmpty: Bool {
        guard case .whole(let bytes) = self else { return false }
        return EmptyLine.matches(bytes.bindMemory(to: UInt8.self).span)
    }
}
