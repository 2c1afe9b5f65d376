/// A value before and after an answer.
@usableFromInline
package struct Change<Value: WireModel & Equatable>: WireModel, Equatable {
    /// The value as the request has it.
    @usableFromInline package var before: Value
    /// The value to set.
    @usableFromInline package var after: Value

    @inlinable
    package init(before: Value, after: Value) {
        self.before = before
        self.after = after
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        var absent = AbsentFields()
        before = reader.requiredModel("before", as: Value.self, placeholder: Value(from: &absent))
        after = reader.requiredModel("after", as: Value.self, placeholder: Value(from: &absent))
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("before", before)
        writer.model("after", after)
    }
}
