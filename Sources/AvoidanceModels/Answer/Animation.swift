/// The animation to set the adjustments with: the event's own, untouched.
@usableFromInline
package struct Animation: WireModel, Equatable {
    /// Seconds; 0 is passed through.
    @usableFromInline package var duration: Double
    /// UIKit's raw value.
    @usableFromInline package var curve: Double
    /// `curve << 16`, as `UIView.AnimationOptions` wants it.
    package var options: Double { curve * 65536 }

    @inlinable
    package init(duration: Double, curve: Double) {
        self.duration = duration
        self.curve = curve
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        duration = reader.requiredNumber("duration", .duration)
        curve = reader.requiredNumber("curve", .curve)
        _ = reader.number("options", NumberRule(0, 65535 * 65536, isWhole: true))
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("duration", duration)
        writer.number("curve", curve)
        writer.number("options", options)
    }
}
