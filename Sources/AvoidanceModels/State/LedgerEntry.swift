/// What one view had before the keyboard, and what it was given.
@usableFromInline
package struct LedgerEntry: WireModel, Equatable {
    /// The author's values: what a hide gives back.
    package var before: ViewValues
    /// Ours: a value that is another one now was changed by the app or the user.
    package var applied: ViewValues

    package init(before: ViewValues, applied: ViewValues) {
        self.before = before
        self.applied = applied
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        before = reader.model("before", as: ViewValues.self) ?? ViewValues()
        applied = reader.model("applied", as: ViewValues.self) ?? ViewValues()
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("before", before)
        writer.model("applied", applied)
    }
}
