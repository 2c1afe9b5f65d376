/// The body of `POST /v1/comparisons`: one layout and event, to be answered by several policies.
@usableFromInline
package struct ComparisonRequest: WireModel, Equatable {
    package var layout: Layout
    package var event: KeyboardEvent
    /// By default every strategy with its defaults.
    package var policies: [Policy]
    package var state: AvoidanceState

    package init(
        layout: Layout,
        event: KeyboardEvent,
        policies: [Policy] = ComparisonRequest.everyStrategy,
        state: AvoidanceState = AvoidanceState()
    ) {
        self.layout = layout
        self.event = event
        self.policies = policies
        self.state = state
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        layout = reader.requiredLayout()
        event = reader.requiredEvent()
        policies = reader.models("policies", as: Policy.self) ?? ComparisonRequest.everyStrategy
        if policies.count > ComparisonRequest.mostPolicies {
            reader.fault(
                "policies",
                "expected at most \(ComparisonRequest.mostPolicies) policies, found \(policies.count)"
            )
        }
        state = reader.model("state", as: AvoidanceState.self) ?? AvoidanceState()
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("layout", layout)
        writer.model("event", event)
        writer.models("policies", policies)
        writer.model("state", state)
    }

    /// Every strategy with its defaults, in the order of the list of strategies.
    package static var everyStrategy: [Policy] { StrategyName.allCases.map { Policy(strategy: $0) } }

    /// How many policies one request may compare.
    package static let mostPolicies = 64
}
