/// One step of the engine's work, in words, with its numbers.
@usableFromInline
package struct ExplanationStep: WireModel, Equatable {
    /// The rule that the step belongs to: `keyboard`, `bars`, `insets`, `target`, `motion`, `ledger` or `result`.
    package var rule: String
    /// The id of the view that the step is about, if any.
    package var view: String?
    /// A sentence with the numbers.
    package var text: String

    package init(rule: String, view: String? = nil, text: String) {
        self.rule = rule
        self.view = view
        self.text = text
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        rule = reader.requiredString("rule")
        view = reader.string("view")
        text = reader.requiredString("text")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("rule", rule)
        if let view { writer.string("view", view) }
        writer.string("text", text)
    }
}
