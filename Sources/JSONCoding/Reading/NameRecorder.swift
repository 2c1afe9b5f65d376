internal import AvoidanceModels

/// Reads nothing, and keeps the names that a model asks for.
struct NameRecorder: FieldReader {
    private(set) var names: [StaticString] = []

    /// The names of a model's members in the order in which it asks for them.
    static func names<Model: WireModel>(of type: Model.Type) -> [StaticString] {
        var recorder = NameRecorder()
        _ = Model(from: &recorder)
        return recorder.names
    }

    private mutating func note(_ name: StaticString) {
        let text = name.description
        if !names.contains(where: { $0.description == text }) { names.append(name) }
    }

    func has(_ name: StaticString) -> Bool {
        false
    }

    mutating func kind(_ name: StaticString) -> FieldKind? {
        note(name)
        return nil
    }

    mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double? {
        note(name)
        return nil
    }

    mutating func boolean(_ name: StaticString) -> Bool? {
        note(name)
        return nil
    }

    mutating func string(_ name: StaticString) -> String? {
        note(name)
        return nil
    }

    mutating func strings(_ name: StaticString) -> [String]? {
        note(name)
        return nil
    }

    mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]? {
        note(name)
        return nil
    }

    mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token? {
        note(name)
        return nil
    }

    mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model? {
        note(name)
        return nil
    }

    mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]? {
        note(name)
        return nil
    }

    mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]? {
        note(name)
        return nil
    }

    mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]? {
        note(name)
        return nil
    }

    mutating func fault(_ name: StaticString, _ detail: String) {}

    mutating func fault(at relativePointer: String, _ detail: String) {}
}
