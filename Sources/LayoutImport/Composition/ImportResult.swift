package import AvoidanceModels

/// What was made of dumps: a layout and an event ready for `POST /v1/adjustments`, or what is missing for that.
package struct ImportResult: WireModel, Equatable {
    /// The format of each dump, in their order.
    package var formats: [String]
    /// `points`, or `pixels` where the density isn't known.
    package var units: String
    package var layout: ImportedLayout
    /// Absent while the keyboard isn't known.
    package var event: KeyboardEvent?
    package var state: AvoidanceState
    /// The focused view, in screen coordinates.
    package var focus: ImportedPlace?
    /// All views that take text.
    package var fields: [ImportedPlace]
    /// All views that scroll, outer before inner.
    package var scrollViews: [ImportedPlace]
    package var needsFocus: Need<ImportedPlace>?
    package var needsKeyboard: Need<KeyboardCandidate>?
    package var needsScreen: Need<Screen>?
    /// How far a log says that its framework moved the view; negative is up.
    package var reportedMove: Double?
    package var warnings: [ImportWarning]

    init(formats: [String], units: String, layout: ImportedLayout) {
        self.formats = formats
        self.units = units
        self.layout = layout
        state = AvoidanceState()
        fields = []
        scrollViews = []
        warnings = []
    }

    /// Whether nothing is missing.
    package var isComplete: Bool { needsFocus == nil && needsKeyboard == nil && needsScreen == nil }

    /// The body of `POST /v1/adjustments`, once nothing is missing but perhaps the focus.
    package var request: AdjustmentRequest? {
        guard let event, layout.hasScreen else { return nil }
        return AdjustmentRequest(layout: layout.layout, event: event, state: state)
    }

    package init(from reader: inout some FieldReader) {
        formats = reader.strings("formats") ?? []
        units = reader.requiredString("units")
        let empty = ImportedLayout(Layout(screen: Screen(width: 0, height: 0), views: []), hasScreen: false)
        layout = reader.requiredModel("layout", as: ImportedLayout.self, placeholder: empty)
        event = reader.model("event", as: KeyboardEvent.self)
        state = reader.model("state", as: AvoidanceState.self) ?? AvoidanceState()
        focus = reader.model("focus", as: ImportedPlace.self)
        fields = reader.models("fields", as: ImportedPlace.self) ?? []
        scrollViews = reader.models("scrollViews", as: ImportedPlace.self) ?? []
        needsFocus = reader.model("needsFocus", as: Need<ImportedPlace>.self)
        needsKeyboard = reader.model("needsKeyboard", as: Need<KeyboardCandidate>.self)
        needsScreen = reader.model("needsScreen", as: Need<Screen>.self)
        reportedMove = reader.number("reportedMove", .coordinate)
        warnings = reader.models("warnings", as: ImportWarning.self) ?? []
    }

    package func write(to writer: inout some FieldWriter) {
        writer.strings("formats", formats)
        writer.string("units", units)
        writer.model("layout", layout)
        writer.model(ifPresent: "event", event)
        if event != nil { writer.model("state", state) }
        writer.model(ifPresent: "focus", focus)
        writer.models("fields", fields)
        writer.models("scrollViews", scrollViews)
        writer.model(ifPresent: "needsFocus", needsFocus)
        writer.model(ifPresent: "needsKeyboard", needsKeyboard)
        writer.model(ifPresent: "needsScreen", needsScreen)
        if let reportedMove { writer.number("reportedMove", reportedMove) }
        writer.models("warnings", warnings)
    }
}
