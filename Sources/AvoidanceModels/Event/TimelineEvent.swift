/// One event of a timeline: one of the keyboard or the focus, or the user's scrolling.
///
/// Beside the members of a ``KeyboardEvent``, it may change the focus, the caret or the whole layout before it works.
@usableFromInline
package struct TimelineEvent: WireModel, Equatable {
    package var happening: Happening
    /// The focus from this event on.
    package var firstResponder: FocusChange?
    /// The caret from this event on, in the first responder's bounds space. A new focus without one has none.
    package var caret: Rect?
    /// The layout from this event on, such as that of a turned screen.
    package var layout: Layout?

    package init(
        _ happening: Happening,
        firstResponder: FocusChange? = nil,
        caret: Rect? = nil,
        layout: Layout? = nil
    ) {
        self.happening = happening
        self.firstResponder = firstResponder
        self.caret = caret
        self.layout = layout
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        happening = Happening(from: &reader)
        firstResponder =
            reader.null("firstResponder")
            ? FocusChange(view: nil) : reader.string("firstResponder").map(FocusChange.init)
        caret = reader.null("caret") ? nil : reader.model("caret", as: Rect.self)
        layout = reader.model("layout", as: Layout.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        happening.write(to: &writer)
        if let firstResponder {
            if let view = firstResponder.view {
                writer.string("firstResponder", view)
            } else {
                writer.null("firstResponder")
            }
        }
        writer.model(ifPresent: "caret", caret)
        writer.model(ifPresent: "layout", layout)
    }
}

extension TimelineEvent {
    /// A new focus, or none.
    package struct FocusChange: Sendable, Equatable {
        /// The first responder's id; nil when nothing has the focus.
        package var view: String?

        package init(view: String?) {
            self.view = view
        }
    }

    /// What happened.
    package enum Happening: Sendable, Equatable {
        case keyboard(KeyboardEvent)
        /// The user scrolled a view to an offset.
        case userDidScroll(view: String, contentOffset: Point)
    }
}

extension TimelineEvent.Happening {
    static let scrollType = "userDidScroll"

    init(from reader: inout some FieldReader) {
        let text = reader.kind("type") == .string ? reader.string("type") : nil
        var type = EventType.layoutDidChange
        if text == nil {
            _ = reader.requiredToken("type", as: EventType.self, placeholder: type)
        } else if let text, text != Self.scrollType {
            if let known = EventType(rawValue: text) {
                type = known
            } else {
                let known = EventType.allCases.map(\.rawValue) + [Self.scrollType]
                reader.fault("type", FaultText.unknownToken(text, known: known))
            }
        }
        let event = KeyboardEvent(type, from: &reader)
        let view = reader.string("view")
        let contentOffset = reader.model("contentOffset", as: Point.self)
        if text == Self.scrollType {
            reader.reportMissing("view", "a string")
            reader.reportMissing("contentOffset", "an object")
            self = .userDidScroll(view: view ?? "", contentOffset: contentOffset ?? .zero)
        } else {
            let misplaced = "expected only in an event of type \(Self.scrollType)"
            if reader.has("view") { reader.fault("view", misplaced) }
            if reader.has("contentOffset") { reader.fault("contentOffset", misplaced) }
            self = .keyboard(event)
        }
    }

    func write(to writer: inout some FieldWriter) {
        switch self {
        case .keyboard(let event):
            event.write(to: &writer)
        case .userDidScroll(let view, let contentOffset):
            writer.string("type", Self.scrollType)
            writer.string("view", view)
            writer.model("contentOffset", contentOffset)
        }
    }
}
