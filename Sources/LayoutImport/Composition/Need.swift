package import AvoidanceModels

/// Something that the dumps don't say and nobody has said beside them, with what it may be.
package struct Need<Candidate: WireModel & Equatable>: WireModel, Equatable {
    /// A sentence that says what is missing and how to give it.
    package var detail: String
    package var candidates: [Candidate]

    package init(_ detail: String, _ candidates: [Candidate]) {
        self.detail = detail
        self.candidates = candidates
    }

    package init(from reader: inout some FieldReader) {
        detail = reader.requiredString("detail")
        candidates = reader.models("candidates", as: Candidate.self) ?? []
    }

    package func write(to writer: inout some FieldWriter) {
        writer.string("detail", detail)
        writer.models("candidates", candidates)
    }
}
