/// What one view had before the keyboard, and what it was given.
@usableFromInline
package struct LedgerEntry: WireModel, Equatable {
    /// The author's values: what a hide gives back.
    @usableFromInline package var before: ViewValues
    /// Ours: a value that is another one now was changed by the app or the user.
    @usableFromInline package var applied: ViewValues

    /// Whether the offset before the keyboard was out of range already, as when a list was pulled down: it is given
    /// back as it was. Without it, an offset that only our inset makes legal comes back into range.
    @usableFromInline package var offsetWasOutOfRange: Bool

    @inlinable
    package init(before: ViewValues, applied: ViewValues, offsetWasOutOfRange: Bool = false) {
        self.before = before
        self.applied = applied
        self.offsetWasOutOfRange = offsetWasOutOfRange
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        before = reader.model("before", as: ViewValues.self) ?? ViewValues()
        applied = reader.model("applied", as: ViewValues.self) ?? ViewValues()
        offsetWasOutOfRange = reader.boolean("offsetWasOutOfRange") ?? false
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("before", before)
        writer.model("applied", applied)
        if offsetWasOutOfRange { writer.boolean("offsetWasOutOfRange", true) }
    }
}
