/// What was read, and what messages call it.
struct Input: Equatable, Sendable {
    let name: String
    let bytes: [UInt8]

    /// The longest input that is taken, in bytes.
    static let limit = 64 << 20
}
