extension KeyedFieldReader: FieldReader {
    func has(_ name: StaticString) -> Bool {
        container.contains(MemberKey(name))
    }

    mutating func kind(_ name: StaticString) -> FieldKind? {
        member(name) { container, key in
            if try container.decodeNil(forKey: key) { return .null }
            if (try? container.decode(Bool.self, forKey: key)) != nil { return .boolean }
            if (try? container.decode(Double.self, forKey: key)) != nil { return .number }
            if (try? container.decode(String.self, forKey: key)) != nil { return .string }
            if (try? container.nestedUnkeyedContainer(forKey: key)) != nil { return .array }
            return .object
        }
    }

    mutating func null(_ name: StaticString) -> Bool {
        member(name) { try $0.decodeNil(forKey: $1) } ?? false
    }

    mutating func number(_ name: StaticString, _ rule: NumberRule) -> Double? {
        guard let value = member(name, { try $0.decode(Double.self, forKey: $1) }) else { return nil }
        return check(value, rule, [MemberKey(name)])
    }

    mutating func boolean(_ name: StaticString) -> Bool? {
        member(name) { try $0.decode(Bool.self, forKey: $1) }
    }

    mutating func string(_ name: StaticString) -> String? {
        member(name) { try $0.decode(String.self, forKey: $1) }
    }

    mutating func strings(_ name: StaticString) -> [String]? {
        member(name) { try $0.decode([String].self, forKey: $1) }
    }

    mutating func numbers(_ name: StaticString, _ rule: NumberRule) -> [Double]? {
        guard let values = member(name, { try $0.decode([Double].self, forKey: $1) }) else { return nil }
        for (index, value) in values.enumerated() {
            guard check(value, rule, [MemberKey(name), MemberKey(intValue: index)]) != nil else { return nil }
        }
        return values
    }

    mutating func token<Token: WireToken>(_ name: StaticString, as type: Token.Type) -> Token? {
        guard let text = string(name) else { return nil }
        // Byte for byte: strings are equal already where they only look the same.
        if let token = Token.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) { return token }
        fault(name, FaultText.unknownToken(text, known: Token.allCases.map(\.rawValue)))
        return nil
    }

    mutating func model<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> Model? {
        member(name) { try $0.decode(type, forKey: $1) }
    }

    mutating func models<Model: WireModel>(_ name: StaticString, as type: Model.Type) -> [Model]? {
        member(name) { try $0.decode([Model].self, forKey: $1) }
    }

    /// A decoder's path tells how many arrays lie around the object; those of other models count too.
    mutating func nestedModels<Model: WireModel>(
        _ name: StaticString,
        as type: Model.Type,
        nestedAtMost limit: Int
    ) -> [Model]? {
        let depth = path.count { $0.intValue != nil }
        let tooDeep = depth >= limit ? corrupted([MemberKey(name)], FaultText.tooDeep(name, limit: limit)) : nil
        return member(name) { container, key in
            guard let tooDeep else { return try container.decode([Model].self, forKey: key) }
            if try container.nestedUnkeyedContainer(forKey: key).isAtEnd { return [] }
            throw tooDeep
        }
    }

    /// The entries come in the order of their names, since a decoder doesn't tell the order of the text.
    mutating func entries<Model: WireModel>(_ name: StaticString, of type: Model.Type) -> [Entry<Model>]? {
        member(name) { container, key in
            let members = try container.nestedContainer(keyedBy: MemberKey.self, forKey: key)
            return try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { member in
                Entry(member.stringValue, try members.decode(type, forKey: member))
            }
        }
    }

    /// The entries come in the order of their names, since a decoder doesn't tell the order of the text.
    mutating func stringEntries(_ name: StaticString) -> [Entry<String>]? {
        member(name) { container, key in
            let members = try container.nestedContainer(keyedBy: MemberKey.self, forKey: key)
            return try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { member in
                Entry(member.stringValue, try members.decode(String.self, forKey: member))
            }
        }
    }

    mutating func fault(_ name: StaticString, _ detail: String) {
        let key = MemberKey(name)
        if has(name) {
            keep(corrupted([key], detail))
        } else {
            keep(DecodingError.keyNotFound(key, DecodingError.Context(codingPath: path, debugDescription: detail)))
        }
    }

    mutating func fault(at relativePointer: String, _ detail: String) {
        let keys = relativePointer.split(separator: "/").map { token in
            Int(token).map { MemberKey(intValue: $0) } ?? MemberKey(stringValue: String(token))
        }
        keep(corrupted(keys, detail))
    }

    private mutating func check(_ value: Double, _ rule: NumberRule, _ path: [MemberKey]) -> Double? {
        if rule.allows(value) { return value }
        let detail = FaultText.wrong(expected: rule.description, found: FaultText.number(value))
        keep(corrupted(path, detail))
        return nil
    }
}
