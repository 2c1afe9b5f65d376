/// The answer of `POST /v1/comparisons`: one comparison per policy, in the order of the request.
@usableFromInline
package struct ComparisonAnswer: WireModel, Equatable {
    package var comparisons: [Comparison]

    package init(comparisons: [Comparison]) {
        self.comparisons = comparisons
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        comparisons = reader.models("comparisons", as: Comparison.self) ?? []
        reader.reportMissing("comparisons", "an array")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.models("comparisons", comparisons)
    }
}
