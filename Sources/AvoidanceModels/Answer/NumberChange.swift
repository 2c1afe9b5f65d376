/// A number before and after an answer.
@usableFromInline
package struct NumberChange: WireModel, Equatable {
    /// The number as the request has it.
    @usableFromInline package var before: Double
    /// The number to set.
    @usableFromInline package var after: Double

    @inlinable
    package init(before: Double, after: Double) {
        self.before = before
        self.after = after
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        before = reader.requiredNumber("before", .coordinate)
        after = reader.requiredNumber("after", .coordinate)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("before", before)
        writer.number("after", after)
    }
}
