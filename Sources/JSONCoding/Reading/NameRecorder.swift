internal import AvoidanceModels

/// Reads nothing but tokens, and keeps the names that a model asks for: which ones can hang on a token.
struct NameRecorder: FieldReader {
    private(set) var names: [StaticString] = []
    /// Whether the model reads a token, so that another object of the same model may have other names.
    private(set) var readsToken = false
    private let reader: TapeReader

    /// Asks a model for the names that an object's members may have.
    init<Model: WireModel>(_ type: Model.Type, of reader: TapeReader) {
        self.reader = reader
        _ = Model(from: &self)
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

    mutating func null(_ name: StaticString) -> Bool {
        note(name)
        return false
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
        readsToken = true
        let tape = reader.tape
        let member = tape.member(name, from: reader.object + 1, to: reader.end)
        guard member != 0, tape.tag(member + 1) == Tag.string else { return nil }
        return tape.token(member + 1, as: type)
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

    mutating func stringEntries(_ name: StaticString) -> [Entry<String>]? {
        note(name)
        return nil
    }

    mutating func fault(_ name: StaticString, _ detail: String) {}

    mutating func fault(at relativePointer: String, _ detail: String) {}
}
