/// The body of `POST /v1/adjustments`.
@usableFromInline
package struct AdjustmentRequest: WireModel, Equatable {
    package var layout: Layout
    package var event: KeyboardEvent
    package var policy: Policy
    package var state: AvoidanceState

    package init(
        layout: Layout,
        event: KeyboardEvent,
        policy: Policy = Policy(),
        state: AvoidanceState = AvoidanceState()
    ) {
        self.layout = layout
        self.event = event
        self.policy = policy
        self.state = state
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        layout = reader.requiredLayout()
        event = reader.requiredEvent()
        policy = reader.model("policy", as: Policy.self) ?? Policy()
        state = reader.model("state", as: AvoidanceState.self) ?? AvoidanceState()
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("layout", layout)
        writer.model("event", event)
        writer.model("policy", policy)
        writer.model("state", state)
    }
}
