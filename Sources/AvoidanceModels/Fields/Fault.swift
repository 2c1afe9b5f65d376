/// One thing that is wrong with a body: where, and what was expected and found there.
@usableFromInline
package struct Fault: WireModel, Equatable {
    /// A JSON Pointer (RFC 6901): a missing member at the pointer that it would have, an unknown one at its own.
    package var pointer: String
    /// A sentence that says what was expected and what was found.
    package var detail: String

    package init(pointer: String, detail: String) {
        self.pointer = pointer
        self.detail = detail
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        pointer = reader.requiredString("pointer")
        detail = reader.requiredString("detail")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("pointer", pointer)
        writer.string("detail", detail)
    }
}
