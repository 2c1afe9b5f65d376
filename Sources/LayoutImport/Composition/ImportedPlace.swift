package import AvoidanceModels

/// A view by its id, with what a person knows it by, and where it is on the screen.
package struct ImportedPlace: WireModel, Equatable {
    /// The id in the layout.
    package var view: String
    package var kind: String
    package var label: String
    package var text: String
    package var placeholder: String
    /// In screen coordinates.
    package var frame: Rect

    init(_ view: ImportedView, id: String, frame: Rect) {
        self.view = id
        kind = view.kind.rawValue
        label = view.label
        text = view.text
        placeholder = view.placeholder
        self.frame = frame
    }

    package init(from reader: inout some FieldReader) {
        view = reader.requiredString("view")
        kind = reader.string("kind") ?? View.defaultKind
        label = reader.string("label") ?? ""
        text = reader.string("text") ?? ""
        placeholder = reader.string("placeholder") ?? ""
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
    }

    package func write(to writer: inout some FieldWriter) {
        writer.string("view", view)
        writer.string("kind", kind)
        if !label.isEmpty { writer.string("label", label) }
        if !text.isEmpty { writer.string("text", text) }
        if !placeholder.isEmpty { writer.string("placeholder", placeholder) }
        writer.model("frame", frame)
    }
}
