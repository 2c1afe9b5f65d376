/// A duration in whole milliseconds, from 0 to about 49 days, whose number (`$name`) costs nothing to read.
///
/// What is set beyond that is cut off, and read back so.
@propertyWrapper
package struct Milliseconds: Equatable, Sendable {
    package private(set) var projectedValue: UInt64

    package init(wrappedValue: Duration) { projectedValue = Self.count(wrappedValue) }

    package var wrappedValue: Duration {
        get { .milliseconds(projectedValue) }
        set { projectedValue = Self.count(newValue) }
    }

    private static func count(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return UInt64(min(seconds, 4_294_967)) * 1000 + UInt64(attoseconds / 1_000_000_000_000_000)
    }
}
