public import AvoidanceModels

extension TapeReader: FieldReader {
    @usableFromInline
    func has(_ name: StaticString) -> Bool {
        find(name) != nil
    }

    @inlinable
    mutating func kind(_ name: StaticString) -> FieldKind? {
        // The cursor stays at the member, since it is read next.
        guard seek(name) else { return nil }
        markAsked()
        switch tape.tag(cursor &+ 1) {
        case Tag.object: return .object
        case Tag.array: return .array
        case Tag.string: return .string
        case Tag.true, Tag.false: return .boolean
        case Tag.null: return .null
        default: return .number
        }
    }

    @inlinable
    mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double? {
        let index = take(name)
        return index == 0 ? nil : tape.readNumber(index, rule)
    }

    @inlinable
    mutating func boolean(_ name: StaticString) -> Bool? {
        let index = take(name)
        if index == 0 { return nil }
        switch tape.tag(index) {
        case Tag.true: return true
        case Tag.false: return false
        default:
            tape.refuse(index, expected: "true or false")
            return nil
        }
    }

    @inlinable
    mutating func string(_ name: StaticString) -> String? {
        let index = take(name)
        return index == 0 ? nil : tape.readString(index)
    }

    @inlinable
    mutating func strings(_ name: StaticString) -> [String]? {
        let index = take(name)
        return index == 0 ? nil : tape.readArray(index, placeholder: "") { tape.readString($0) }
    }

    @inlinable
    mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]? {
        let index = take(name)
        return index == 0 ? nil : tape.readArray(index, placeholder: 0) { tape.readNumber($0, rule) }
    }

    @inlinable
    mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token? {
        let index = take(name)
        if index == 0 { return nil }
        guard tape.tag(index) == Tag.string else {
            tape.refuse(index, expected: "a string")
            return nil
        }
        if let token = Token(rawValue: tape.string(index)) { return token }
        tape.refuseToken(index, known: Token.allCases.map(\.rawValue))
        return nil
    }

    @inlinable
    mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model? {
        let index = take(name)
        return index == 0 ? nil : tape.readModel(index, as: type, nesting: nesting)
    }

    @inlinable
    mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]? {
        let index = take(name)
        return index == 0 ? nil : tape.readModels(index, as: type, nesting: nesting)
    }

    @inlinable
    mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]? {
        let index = take(name)
        if index == 0 { return nil }
        if nesting >= limit, tape.tag(index) == Tag.array, tape.count(index) > 0 {
            tape.refuseDepth(index, name, limit: limit)
            return nil
        }
        return tape.readModels(index, as: type, nesting: nesting &+ 1)
    }

    @inlinable
    mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]? {
        let index = take(name)
        return index == 0 ? nil : tape.readEntries(index) { tape.readModel($0, as: type, nesting: nesting) }
    }

    @inlinable
    mutating func stringEntries(_ name: StaticString) -> [Entry<String>]? {
        let index = take(name)
        return index == 0 ? nil : tape.readEntries(index) { tape.readString($0) }
    }

    @inline(never)
    @usableFromInline
    mutating func fault(_ name: StaticString, _ detail: String) {
        if let member = find(name) {
            tape.record(at: member.index &+ 1, detail)
        } else {
            tape.record(at: object, below: "/\(JSONPointer.escaped(name.description))", detail)
        }
    }

    @inline(never)
    @usableFromInline
    mutating func fault(at relativePointer: String, _ detail: String) {
        tape.record(from: object, pointer: relativePointer, detail)
    }
}
