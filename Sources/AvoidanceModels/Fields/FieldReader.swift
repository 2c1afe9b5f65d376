/// Reads the members of one object by name and keeps every fault that it finds.
///
/// A member is read once. Its kind may be asked for before, or whether it is null; whether it is there at any time.
///
/// Each read returns nil where the member is absent or wrong. A wrong member (another type, outside its rule, null) is
/// recorded as a fault by the reader; an absent one is not, since most members have a default: see the `required…`
/// methods for the others. Members that were never asked for are unknown ones, and a fault too; a conforming reader
/// finds them, and duplicates, after the model's initialiser returns.
@usableFromInline
package protocol FieldReader {
    /// Whether the object has a member of this name, right or wrong.
    func has(_ name: StaticString) -> Bool

    /// The JSON type of the member, nil when it is absent.
    mutating func kind(_ name: StaticString) -> FieldKind?

    /// Reads null: false, and the member is still to be read, when it is something else or absent.
    mutating func null(_ name: StaticString) -> Bool

    /// Reads a number within `rule`.
    mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double?

    /// Reads true or false.
    mutating func boolean(_ name: StaticString) -> Bool?

    /// Reads a string.
    mutating func string(_ name: StaticString) -> String?

    /// Reads an array of strings.
    mutating func strings(_ name: StaticString) -> [String]?

    /// Reads an array of numbers, each within `rule`.
    mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]?

    /// Reads a string that must be one of the cases of `type`; a fault names the nearest one.
    mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token?

    /// Reads an object as a model.
    mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model?

    /// Reads an array of objects as models.
    mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]?

    /// Reads an array of models that contain arrays of the same kind: at most `limit` such arrays lie in one another.
    ///
    /// One deeper is a fault and is not read, so that no input can exhaust the stack; only an empty one may be deeper.
    mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]?

    /// Reads an object whose member names are free, in the order of the text.
    mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]?

    /// Reads an object of strings whose member names are free, in the order of the text.
    mutating func stringEntries(_ name: StaticString) -> [Entry<String>]?

    /// Records a fault of a member (present or not): `detail` says what was expected and what was found.
    mutating func fault(_ name: StaticString, _ detail: String)

    /// Records a fault at a JSON Pointer relative to this object, such as `/views/0/id`.
    mutating func fault(at relativePointer: String, _ detail: String)
}

extension FieldReader {
    /// Reads a number that must be there; zero stands for one that is not.
    @inlinable @inline(__always)
    package mutating func requiredNumber(_ name: StaticString, _ rule: NumberRule) -> Double {
        if let value = number(name, rule) { return value }
        reportMissing(name, "a number")
        return 0
    }

    /// Reads a string that must be there; the empty string stands for one that is not.
    @inlinable @inline(__always)
    package mutating func requiredString(_ name: StaticString) -> String {
        if let value = string(name) { return value }
        reportMissing(name, "a string")
        return ""
    }

    /// Reads a token that must be there; `placeholder` stands for one that is not.
    @inlinable @inline(__always)
    package mutating func requiredToken<Token: WireToken>(
        _ name: StaticString,
        as type: Token.Type,
        placeholder: Token
    ) -> Token {
        if let value = token(name, as: type) { return value }
        reportMissing(name, "a string")
        return placeholder
    }

    /// Reads a model that must be there; `placeholder` stands for one that is not.
    @inlinable @inline(__always)
    package mutating func requiredModel<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        placeholder: @autoclosure () -> Model
    ) -> Model {
        if let value = model(name, as: type) { return value }
        reportMissing(name, "an object")
        return placeholder()
    }

    /// Records that a member which must be there is absent; nothing when it is there but wrong.
    @usableFromInline @inline(never)
    package mutating func reportMissing(_ name: StaticString, _ expected: String) {
        if !has(name) { fault(name, "expected \(expected), but the member is missing") }
    }
}
