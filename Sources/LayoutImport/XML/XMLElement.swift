/// An element as it begins: its name and its attributes in the order of the text.
struct XMLElement {
    var name: String
    var attributes: [(name: String, value: String)]
    /// From 1.
    var line: Int

    /// The value of an attribute, nil without it.
    subscript(_ name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// Whether an attribute is there and `true`.
    func isTrue(_ name: String) -> Bool { self[name] == "true" }

    /// A number with nothing beside it.
    func number(_ name: String) -> Double? {
        guard let value = self[name] else { return nil }
        var scanner = ByteScanner(value.utf8)
        scanner.skipBlanks()
        let number = scanner.number()
        scanner.skipBlanks()
        return scanner.isAtEnd ? number : nil
    }
}
