/// The answer of `POST /v1/adjustments`.
@usableFromInline
package struct AdjustmentAnswer: WireModel, Equatable {
    // `Optional` is spelled out since a property of type `Value?` is set to nil before an initialiser sets it.

    @usableFromInline package var keyboard: KeyboardAnswer
    /// In layout order.
    @usableFromInline package var adjustments: [Adjustment]
    /// Nil when nothing has the focus, or the first responder is not in the layout.
    @usableFromInline package var focus: Optional<Focus>
    @usableFromInline package var animation: Animation
    /// To be sent back with the next event.
    @usableFromInline package var state: AvoidanceState
    @usableFromInline package var warnings: [Warning]
    /// The steps with their numbers, where they were asked for.
    @usableFromInline package var explanation: Optional<[ExplanationStep]>

    @inlinable
    package init(
        keyboard: KeyboardAnswer,
        adjustments: [Adjustment],
        focus: Focus?,
        animation: Animation,
        state: AvoidanceState,
        warnings: [Warning],
        explanation: [ExplanationStep]? = nil
    ) {
        self.keyboard = keyboard
        self.adjustments = adjustments
        self.focus = focus
        self.animation = animation
        self.state = state
        self.warnings = warnings
        self.explanation = explanation
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        keyboard = reader.requiredModel(
            "keyboard",
            as: KeyboardAnswer.self,
            placeholder: KeyboardAnswer(
                frame: .zero,
                placement: .hidden,
                visibleHeight: 0,
                willShowVisibleHeight: nil,
                isHidden: true
            )
        )
        adjustments = reader.models("adjustments", as: Adjustment.self) ?? []
        focus = reader.null("focus") ? nil : reader.model("focus", as: Focus.self)
        animation = reader.requiredModel(
            "animation",
            as: Animation.self,
            placeholder: Animation(duration: 0, curve: 0)
        )
        state = reader.requiredModel("state", as: AvoidanceState.self, placeholder: AvoidanceState())
        warnings = reader.models("warnings", as: Warning.self) ?? []
        explanation = reader.models("explanation", as: ExplanationStep.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("keyboard", keyboard)
        writer.models("adjustments", adjustments)
        if let focus {
            writer.model("focus", focus)
        } else {
            writer.null("focus")
        }
        writer.model("animation", animation)
        writer.model("state", state)
        writer.models("warnings", warnings)
        if let explanation { writer.models("explanation", explanation) }
    }
}
