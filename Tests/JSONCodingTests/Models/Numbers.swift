import AvoidanceModels

/// An array of any finite numbers.
struct Numbers: WireModel {
    var values: [Double]

    init(values: [Double]) {
        self.values = values
    }

    init(from reader: inout some FieldReader) {
        values = reader.numbers("values", NumberRule(-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude)) ?? []
    }

    func write(to writer: inout some FieldWriter) {
        writer.numbers("values", values)
    }
}
