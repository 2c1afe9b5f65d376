/// A member's name, or an element's place in a path, as `Codable` wants it.
struct MemberKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: StaticString) {
        self.init(stringValue: name.description)
    }

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
