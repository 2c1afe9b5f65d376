/// A reader of an object without members: what it gives is the type's placeholder.
package struct AbsentFields: FieldReader {
    package init() {}

    package func has(_ name: StaticString) -> Bool { false }
    package mutating func kind(_ name: StaticString) -> FieldKind? { nil }
    package mutating func null(_ name: StaticString) -> Bool { false }
    package mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double? { nil }
    package mutating func boolean(_ name: StaticString) -> Bool? { nil }
    package mutating func string(_ name: StaticString) -> String? { nil }
    package mutating func strings(_ name: StaticString) -> [String]? { nil }
    package mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]? { nil }
    package mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token? { nil }
    package mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model? { nil }
    package mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]? { nil }
    package mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]? { nil }
    package mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]? {
        nil
    }
    package mutating func stringEntries(_ name: StaticString) -> [Entry<String>]? { nil }
    package mutating func fault(_ name: StaticString, _ detail: String) {}
    package mutating func fault(at relativePointer: String, _ detail: String) {}
}
