/// A flag before and after an answer.
@usableFromInline
package struct FlagChange: WireModel, Equatable {
    /// The flag as the request has it.
    @usableFromInline package var before: Bool
    /// The flag to set.
    @usableFromInline package var after: Bool

    @inlinable
    package init(before: Bool, after: Bool) {
        self.before = before
        self.after = after
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        before = reader.boolean("before") ?? false
        reader.reportMissing("before", "true or false")
        after = reader.boolean("after") ?? false
        reader.reportMissing("after", "true or false")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.boolean("before", before)
        writer.boolean("after", after)
    }
}
