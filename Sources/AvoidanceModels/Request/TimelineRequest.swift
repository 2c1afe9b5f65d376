/// The body of `POST /v1/timelines`: a session of events on one layout.
@usableFromInline
package struct TimelineRequest: WireModel, Equatable {
    /// The layout before the first event.
    package var layout: Layout
    package var policy: Policy
    /// In order; each works on the layout that the answer before it left.
    package var events: [TimelineEvent]
    /// The memory to start with; empty by default.
    package var state: AvoidanceState

    package init(
        layout: Layout,
        policy: Policy = Policy(),
        events: [TimelineEvent],
        state: AvoidanceState = AvoidanceState()
    ) {
        self.layout = layout
        self.policy = policy
        self.events = events
        self.state = state
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        layout = reader.requiredLayout()
        policy = reader.model("policy", as: Policy.self) ?? Policy()
        events = reader.models("events", as: TimelineEvent.self) ?? []
        reader.reportMissing("events", "an array")
        state = reader.model("state", as: AvoidanceState.self) ?? AvoidanceState()
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("layout", layout)
        writer.model("policy", policy)
        writer.models("events", events)
        writer.model("state", state)
    }
}
