/// What is kept free above and below the target, in window points.
///
/// On the wire one number for both, or `{"top": 4, "bottom": 12}`; an edge left out is the default.
@usableFromInline
package struct Margin: WireModel, Equatable {
    package var top: Double
    package var bottom: Double

    package init(top: Double = Margin.standard, bottom: Double = Margin.standard) {
        self.top = top
        self.bottom = bottom
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        let edges = MarginEdges(from: &reader)
        top = edges.top ?? Margin.standard
        bottom = edges.bottom ?? Margin.standard
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("top", top)
        writer.number("bottom", bottom)
    }

    /// Reads the member in either form, an edge left out as that of `standard`; nil when it is absent or wrong.
    init?(_ name: StaticString, from reader: inout some FieldReader, standard: Margin = Margin()) {
        switch reader.kind(name) {
        case nil:
            return nil
        case .object:
            guard let edges = reader.model(name, as: MarginEdges.self) else { return nil }
            self.init(top: edges.top ?? standard.top, bottom: edges.bottom ?? standard.bottom)
        case .number:
            guard let both = reader.number(name, .size) else { return nil }
            self.init(top: both, bottom: both)
        case .null, .boolean, .string, .array:
            reader.fault(name, "expected a number or an object with top and bottom")
            return nil
        }
    }

    /// Writes the member, as one number where both are the same.
    func write(_ name: StaticString, to writer: inout some FieldWriter) {
        if top == bottom {
            writer.number(name, top)
        } else {
            writer.model(name, self)
        }
    }

    /// The margin where the policy names none.
    package static let standard: Double = 8
}
