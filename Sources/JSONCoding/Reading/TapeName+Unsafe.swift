/// A member's name in the tape's string buffer, compared and hashed in place.
///
/// Invariant: it never outlives the tape that it comes from.
struct TapeName: Hashable {
    let bytes: UnsafeRawBufferPointer

    static func == (left: TapeName, right: TapeName) -> Bool {
        left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: bytes)
    }
}
