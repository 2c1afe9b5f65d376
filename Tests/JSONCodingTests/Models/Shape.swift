import AvoidanceModels

/// A model with a member of each kind.
struct Shape: WireModel, Equatable {
    enum Colour: String, WireToken {
        case red, green, keyboardWillShow
    }

    var name = ""
    var size = 0.0
    var count: Double?
    var isOpen: Bool?
    var colour: Colour?
    var tags: [String]?
    var sizes: [Double]?
    var corner: Corner?
    var corners: [Corner]?
    var parts: [Shape] = []
    var named: [Entry<Corner>]?

    init(name: String = "", size: Double = 0) {
        self.name = name
        self.size = size
    }

    init(from reader: inout some FieldReader) {
        name = reader.requiredString("name")
        size = reader.requiredNumber("size", .size)
        count = reader.number("count", NumberRule(0, 10, isWhole: true))
        isOpen = reader.boolean("isOpen")
        colour = reader.token("colour", as: Colour.self)
        tags = reader.strings("tags")
        sizes = reader.numbers("sizes", .coordinate)
        corner = reader.model("corner", as: Corner.self)
        corners = reader.models("corners", as: Corner.self)
        parts = reader.nestedModels("parts", as: Shape.self, nestedAtMost: Shape.deepest) ?? []
        named = reader.entries("named", of: Corner.self)
    }

    func write(to writer: inout some FieldWriter) {
        writer.string("name", name)
        writer.number("size", size)
        if let count { writer.number("count", count) }
        if let isOpen { writer.boolean("isOpen", isOpen) }
        if let colour { writer.token("colour", colour) }
        if let tags { writer.strings("tags", tags) }
        if let sizes { writer.numbers("sizes", sizes) }
        writer.model(ifPresent: "corner", corner)
        if let corners { writer.models("corners", corners) }
        if !parts.isEmpty { writer.models("parts", parts) }
        if let named { writer.entries("named", named) }
    }

    static let deepest = 512
}
