/// The body of `POST /v1/occlusions`: a layout as it is, and the keyboard over it.
///
/// The keyboard is that of `event`, or `keyboard`, or else the one that `state` remembers; without any it is hidden.
@usableFromInline
package struct OcclusionRequest: WireModel, Equatable {
    package var layout: Layout
    /// Says where the keyboard is, as for an adjustment.
    package var event: KeyboardEvent?
    /// The keyboard's frame in screen coordinates, instead of an event.
    package var keyboard: Rect?
    /// What raised bars had at rest, how far views are moved, and the keyboard where nothing else says.
    package var state: AvoidanceState
    /// The ids of the views to answer for; nil for all.
    package var views: [String]?

    package init(
        layout: Layout,
        event: KeyboardEvent? = nil,
        keyboard: Rect? = nil,
        state: AvoidanceState = AvoidanceState(),
        views: [String]? = nil
    ) {
        self.layout = layout
        self.event = event
        self.keyboard = keyboard
        self.state = state
        self.views = views
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        let hasLayout = reader.kind("layout") == .object
        layout = reader.requiredLayout()
        event = reader.model("event", as: KeyboardEvent.self)
        keyboard = reader.model("keyboard", as: Rect.self)
        if reader.has("event"), reader.has("keyboard") {
            reader.fault("keyboard", "expected either event or keyboard, found both")
        }
        state = reader.model("state", as: AvoidanceState.self) ?? AvoidanceState()
        views = reader.strings("views")
        checkBars(&reader)
        if let views, hasLayout { checkKnown(views, &reader) }
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("layout", layout)
        writer.model(ifPresent: "event", event)
        writer.model(ifPresent: "keyboard", keyboard)
        writer.model("state", state)
        if let views { writer.strings("views", views) }
    }

    /// How many views with a bottom constraint a layout may have here: each may lie on each view, with the others.
    package static let mostBars = 64
}

extension OcclusionRequest {
    private func checkBars(_ reader: inout some FieldReader) {
        var count = 0
        OcclusionRequest.visit(layout.views) { count += $0.bottomConstraint == nil ? 0 : 1 }
        guard count > OcclusionRequest.mostBars else { return }
        reader.fault(
            at: "/layout/views",
            "expected at most \(OcclusionRequest.mostBars) views with a bottomConstraint, found \(count)"
        )
    }

    private func checkKnown(_ ids: [String], _ reader: inout some FieldReader) {
        var unknown = Set(ids)
        OcclusionRequest.visit(layout.views) { unknown.remove($0.id) }
        if unknown.isEmpty { return }
        for (index, id) in ids.enumerated() where unknown.contains(id) {
            reader.fault(
                at: "/views/\(index)",
                "expected the id of a view of the layout, found \(FaultText.quoted(id))"
            )
        }
    }

    private static func visit(_ views: [View], _ body: (View) -> Void) {
        for view in views {
            body(view)
            visit(view.subviews, body)
        }
    }
}
