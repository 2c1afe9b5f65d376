/// A request's line and header fields, as they were received.
package struct RequestHead: Sendable {
    /// Nil for a method that is not known.
    package var method: Method?
    /// The target's raw bytes, neither decoded nor checked.
    package var target: [UInt8]
    package var version: HTTPVersion
    package var fields: HeaderFields
    /// False where the transport knows that the parts are not all that was sent: a line was folded, or ended otherwise
    /// than with CR and LF, or held a NUL.
    package var isWhole: Bool

    package init(
        method: Method?,
        target: [UInt8],
        version: HTTPVersion = .http11,
        fields: HeaderFields,
        isWhole: Bool = true
    ) {
        self.method = method
        self.target = target
        self.version = version
        self.fields = fields
        self.isWhole = isWhole
    }
}
