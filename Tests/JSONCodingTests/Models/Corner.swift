import AvoidanceModels

/// A point; `radius` is a number or null.
struct Corner: WireModel, Equatable {
    var x = 0.0
    var y = 0.0
    var radius: Double?

    init(x: Double = 0, y: Double = 0, radius: Double? = nil) {
        self.x = x
        self.y = y
        self.radius = radius
    }

    init(from reader: inout some FieldReader) {
        x = reader.requiredNumber("x", .coordinate)
        y = reader.requiredNumber("y", .coordinate)
        radius = reader.null("radius") ? nil : reader.number("radius", .size)
    }

    func write(to writer: inout some FieldWriter) {
        writer.number("x", x)
        writer.number("y", y)
        if let radius { writer.number("radius", radius) } else { writer.null("radius") }
    }
}
