/// How well one policy's answer does.
@usableFromInline
package struct Comparison: WireModel, Equatable {
    package var policy: Policy
    /// The policy's answer to the event.
    package var answer: AdjustmentAnswer
    /// Whether the target (the caret, or else the field) ends wholly in sight; nil when nothing has the focus.
    package var isTargetVisible: Bool?
    /// How many points of the target's height stay out of sight.
    package var targetHidden: Double
    /// How far the field is moved in the window, in points.
    package var targetMoved: Double
    /// The empty space that the answer makes above the keyboard, in points.
    package var blankSpace: Double
    /// By how much an inset exceeds the true overlap and the author's own, in points; the worst scroll view's.
    package var excessInset: Double
    /// Whether a hide right after gives back exactly what was there.
    package var givesBack: Bool

    package init(
        policy: Policy,
        answer: AdjustmentAnswer,
        isTargetVisible: Bool?,
        targetHidden: Double,
        targetMoved: Double,
        blankSpace: Double,
        excessInset: Double,
        givesBack: Bool
    ) {
        self.policy = policy
        self.answer = answer
        self.isTargetVisible = isTargetVisible
        self.targetHidden = targetHidden
        self.targetMoved = targetMoved
        self.blankSpace = blankSpace
        self.excessInset = excessInset
        self.givesBack = givesBack
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        var absent = AbsentFields()
        policy = reader.model("policy", as: Policy.self) ?? Policy()
        answer = reader.requiredModel(
            "answer",
            as: AdjustmentAnswer.self,
            placeholder: AdjustmentAnswer(from: &absent)
        )
        isTargetVisible = reader.null("isTargetVisible") ? nil : reader.boolean("isTargetVisible")
        targetHidden = reader.requiredNumber("targetHidden", .distance)
        targetMoved = reader.requiredNumber("targetMoved", .distance)
        blankSpace = reader.requiredNumber("blankSpace", .distance)
        excessInset = reader.requiredNumber("excessInset", .distance)
        givesBack = reader.boolean("givesBack") ?? false
        reader.reportMissing("givesBack", "true or false")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("policy", policy)
        writer.model("answer", answer)
        if let isTargetVisible {
            writer.boolean("isTargetVisible", isTargetVisible)
        } else {
            writer.null("isTargetVisible")
        }
        writer.number("targetHidden", targetHidden)
        writer.number("targetMoved", targetMoved)
        writer.number("blankSpace", blankSpace)
        writer.number("excessInset", excessInset)
        writer.boolean("givesBack", givesBack)
    }
}

extension NumberRule {
    /// A distance in an answer, which can be longer than any length of a request.
    fileprivate static let distance = NumberRule(0, .greatestFiniteMagnitude)
}
