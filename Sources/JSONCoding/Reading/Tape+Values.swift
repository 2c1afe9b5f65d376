public import AvoidanceModels

/// Values by their index; a wrong one is recorded and read as nil.
extension Tape {
    @inlinable
    func readNumber(_ index: Int, _ rule: NumberRule) -> Double? {
        usualNumber(index, rule) ?? readUnusualNumber(index, rule)
    }

    /// The number at `index` if it needs no further thought: within its rule, and no substitute.
    @inlinable @inline(__always)
    func usualNumber(_ index: Int, _ rule: NumberRule) -> Double? {
        guard let value = number(index), rule.allows(value), value != Substitute.number else { return nil }
        return value
    }

    /// Reads any number.
    @usableFromInline @inline(never)
    func readUnusualNumber(_ index: Int, _ rule: NumberRule) -> Double? {
        if let value = number(index), rule.allows(value) {
            if value != Substitute.number || original(index) == nil { return value }
        }
        refuse(index, expected: rule.description)
        return nil
    }

    /// The token whose name is the string at `index`, compared in place: making a string costs more.
    @inlinable @inline(__always)
    func token<Token: WireToken>(_ index: Int, as type: Token.Type) -> Token? {
        Token.allCases.first { isText(index, $0.rawValue) }
    }

    /// Reads a string that must be a token's name.
    @inlinable
    func readToken<Token: WireToken>(_ index: Int, as type: Token.Type) -> Token? {
        guard tag(index) == Tag.string else {
            refuse(index, expected: "a string")
            return nil
        }
        if let token = token(index, as: type) { return token }
        refuseToken(index, known: Token.allCases.map(\.rawValue))
        return nil
    }

    @inlinable
    func readString(_ index: Int) -> String? {
        if tag(index) == Tag.string { return string(index) }
        refuse(index, expected: "a string")
        return nil
    }

    @inlinable @inline(__always)
    func readModel<Model: WireModel>(_ index: Int, as type: Model.Type, nesting: Int) -> Model? {
        guard tag(index) == Tag.object else {
            refuse(index, expected: "an object")
            return nil
        }
        return readObject(index, as: type, nesting: nesting)
    }

    /// Reads the object at `index`.
    @inlinable @inline(__always)
    func readObject<Model: WireModel>(_ index: Int, as type: Model.Type, nesting: Int) -> Model {
        var reader = TapeReader(self, object: index, nesting: nesting)
        let model = Model(from: &reader)
        if reader.unread != 0 { reader.reportUnknown(by: type) }
        return model
    }

    /// Reads the elements of the array at `index`; a wrong one keeps its place as a placeholder.
    @inlinable @inline(__always)
    func readArray<Element>(
        _ index: Int,
        placeholder: @autoclosure () -> Element,
        _ read: (Int) -> Element?
    ) -> [Element]? {
        guard tag(index) == Tag.array else {
            refuse(index, expected: "an array")
            return nil
        }
        var elements: [Element] = []
        elements.reserveCapacity(min(count(index), 1024))
        var element = index &+ 1
        let end = end(index)
        while element < end {
            let value = read(element)
            // A small body of wrong elements must not take the memory of so many models.
            if !isHopeless { elements.append(value ?? placeholder()) }
            element = after(element)
        }
        return elements
    }

    /// Reads the object at `index`, whose member names are free, in the order of the text.
    @inlinable @inline(__always)
    func readEntries<Value: Sendable>(_ index: Int, _ read: (Int) -> Value?) -> [Entry<Value>]? {
        guard tag(index) == Tag.object else {
            refuse(index, expected: "an object")
            return nil
        }
        if count(index) > 1 { reportDuplicates(in: index) }
        var entries: [Entry<Value>] = []
        entries.reserveCapacity(min(count(index), 1024))
        var member = index &+ 1
        let end = end(index)
        while member < end {
            if let value = read(member &+ 1), !isHopeless { entries.append(Entry(string(member), value)) }
            member = after(member &+ 1)
        }
        return entries
    }

    /// Reads the objects of the array at `index`; a wrong one keeps its place as a placeholder.
    @inlinable
    func readModels<Model: WireModel>(_ index: Int, as type: Model.Type, nesting: Int) -> [Model]? {
        guard tag(index) == Tag.array else {
            refuse(index, expected: "an array")
            return nil
        }
        var models: [Model] = []
        models.reserveCapacity(min(count(index), 1024))
        var element = index &+ 1
        let end = end(index)
        while element < end {
            if tag(element) == Tag.object {
                let model = readObject(element, as: type, nesting: nesting)
                if !isHopeless { models.append(model) }
            } else {
                refuse(element, expected: "an object")
                if !isHopeless { appendPlaceholder(to: &models) }
            }
            element = after(element)
        }
        return models
    }

    /// Appends the model of an object without members.
    @usableFromInline @inline(never)
    func appendPlaceholder<Model: WireModel>(to models: inout [Model]) {
        var fields = AbsentFields()
        models.append(Model(from: &fields))
    }
}
