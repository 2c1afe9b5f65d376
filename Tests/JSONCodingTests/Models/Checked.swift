import AvoidanceModels

/// A model that finds faults of its own: at a member, at a missing one, and at pointers below it.
struct Checked: WireModel {
    var items: [Item] = []

    init(from reader: inout some FieldReader) {
        items = reader.models("items", as: Item.self) ?? []
        _ = reader.string("mode")
        reader.fault("mode", "wrong mode")
        for (index, item) in items.enumerated() where item.id.hasPrefix("bad") {
            reader.fault(at: "/items/\(index)/id", "bad id")
        }
    }

    func write(to writer: inout some FieldWriter) {}

    struct Item: WireModel {
        var id = ""

        init(from reader: inout some FieldReader) {
            id = reader.requiredString("id")
        }

        func write(to writer: inout some FieldWriter) {}
    }
}
