/// The answer of `POST /v1/timelines`.
@usableFromInline
package struct TimelineAnswer: WireModel, Equatable {
    /// One answer for each event.
    package var steps: [AdjustmentAnswer]
    /// The layout with every answer applied.
    package var layout: Layout

    package init(steps: [AdjustmentAnswer], layout: Layout) {
        self.steps = steps
        self.layout = layout
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        steps = reader.models("steps", as: AdjustmentAnswer.self) ?? []
        layout = reader.requiredLayout()
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.models("steps", steps)
        writer.model("layout", layout)
    }
}
