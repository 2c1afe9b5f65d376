/// The answer of `POST /v1/occlusions`.
@usableFromInline
package struct OcclusionAnswer: WireModel, Equatable {
    /// In layout order, each view once.
    package var occlusions: [Occlusion]
    package var keyboard: KeyboardAnswer
    package var warnings: [Warning]

    package init(occlusions: [Occlusion], keyboard: KeyboardAnswer, warnings: [Warning]) {
        self.occlusions = occlusions
        self.keyboard = keyboard
        self.warnings = warnings
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        occlusions = reader.models("occlusions", as: Occlusion.self) ?? []
        reader.reportMissing("occlusions", "an array")
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
        warnings = reader.models("warnings", as: Warning.self) ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.models("occlusions", occlusions)
        writer.model("keyboard", keyboard)
        writer.models("warnings", warnings)
    }
}
