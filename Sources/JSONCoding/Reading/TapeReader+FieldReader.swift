public import AvoidanceModels

extension TapeReader: FieldReader {
    @usableFromInline
    func has(_ name: StaticString) -> Bool {
        find(name) != 0
    }

    @inlinable
    mutating func kind(_ name: StaticString) -> FieldKind? {
        if !isNext(name) {
            let found = find(name)
            if found == 0 { return nil }
            cursor = found
            hasSkipped = true
        }
        // The cursor stays at the member, since it is read next.
        switch tape.tag(cursor &+ 1) {
        case Tag.object: return .object
        case Tag.array: return .array
        case Tag.string: return .string
        case Tag.true, Tag.false: return .boolean
        case Tag.null: return .null
        default: return .number
        }
    }

    @inlinable @inline(__always)
    mutating func null(_ name: StaticString) -> Bool {
        guard reach(name) else { return false }
        if tape.tag(cursor &+ 1) == Tag.null {
            cursor &+= 2
            return true
        }
        unread &+= 1
        return false
    }

    @inlinable @inline(__always)
    mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double? {
        guard reach(name) else { return nil }
        let index = cursor &+ 1
        if let value = tape.usualNumber(index, rule) {
            cursor = index &+ 2
            return value
        }
        cursor = tape.after(index)
        return tape.readUnusualNumber(index, rule)
    }

    @inlinable @inline(__always)
    mutating func boolean(_ name: StaticString) -> Bool? {
        guard reach(name) else { return nil }
        let index = cursor &+ 1
        cursor = index &+ 1
        switch tape.tag(index) {
        case Tag.true: return true
        case Tag.false: return false
        default:
            cursor = tape.after(index)
            tape.refuse(index, expected: "true or false")
            return nil
        }
    }

    @inlinable @inline(__always)
    mutating func string(_ name: StaticString) -> String? {
        guard let index = take(name) else { return nil }
        return tape.readString(index)
    }

    @inlinable
    mutating func strings(_ name: StaticString) -> [String]? {
        guard let index = take(name) else { return nil }
        return tape.readArray(index, placeholder: "") { tape.readString($0) }
    }

    @inlinable
    mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]? {
        guard let index = take(name) else { return nil }
        return tape.readArray(index, placeholder: 0) { tape.readNumber($0, rule) }
    }

    @inlinable @inline(__always)
    mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token? {
        guard let index = take(name) else { return nil }
        return tape.readToken(index, as: type)
    }

    @inlinable @inline(__always)
    mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model? {
        guard let index = take(name) else { return nil }
        return tape.readModel(index, as: type, nesting: nesting)
    }

    @inlinable
    mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]? {
        guard let index = take(name) else { return nil }
        return tape.readModels(index, as: type, nesting: nesting)
    }

    @inlinable
    mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]? {
        guard let index = take(name) else { return nil }
        if nesting >= limit, tape.tag(index) == Tag.array, tape.count(index) > 0 {
            tape.refuseDepth(index, name, limit: limit)
            return nil
        }
        return tape.readModels(index, as: type, nesting: nesting &+ 1)
    }

    @inlinable
    mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]? {
        guard let index = take(name) else { return nil }
        return tape.readEntries(index) { tape.readModel($0, as: type, nesting: nesting) }
    }

    @inlinable
    mutating func stringEntries(_ name: StaticString) -> [Entry<String>]? {
        guard let index = take(name) else { return nil }
        return tape.readEntries(index) { tape.readString($0) }
    }

    @inline(never)
    @usableFromInline
    mutating func fault(_ name: StaticString, _ detail: String) {
        let member = find(name)
        if member == 0 {
            tape.record(at: object, below: "/\(JSONPointer.escaped(name.description))", detail)
        } else {
            tape.record(at: member &+ 1, detail)
        }
    }

    @inline(never)
    @usableFromInline
    mutating func fault(at relativePointer: String, _ detail: String) {
        tape.record(from: object, pointer: relativePointer, detail)
    }
}
