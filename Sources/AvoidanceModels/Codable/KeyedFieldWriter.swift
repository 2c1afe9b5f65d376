/// Writes the members of an object to any encoder, and keeps the first error.
struct KeyedFieldWriter {
    private var container: KeyedEncodingContainer<MemberKey>
    private var error: (any Error)?

    init(_ container: KeyedEncodingContainer<MemberKey>) {
        self.container = container
    }

    /// Throws the first error of the encoder.
    func finish() throws {
        if let error { throw error }
    }

    private mutating func member(
        _ name: StaticString,
        _ write: (inout KeyedEncodingContainer<MemberKey>, MemberKey) throws -> Void
    ) {
        do {
            try write(&container, MemberKey(name))
        } catch {
            if self.error == nil { self.error = error }
        }
    }
}

extension KeyedFieldWriter: FieldWriter {
    mutating func number(_ name: StaticString, _ value: Double) {
        member(name) { try $0.encode(value, forKey: $1) }
    }

    mutating func boolean(_ name: StaticString, _ value: Bool) {
        member(name) { try $0.encode(value, forKey: $1) }
    }

    mutating func string(_ name: StaticString, _ value: String) {
        member(name) { try $0.encode(value, forKey: $1) }
    }

    mutating func strings(_ name: StaticString, _ values: [String]) {
        member(name) { try $0.encode(values, forKey: $1) }
    }

    mutating func numbers(_ name: StaticString, _ values: [Double]) {
        member(name) { try $0.encode(values, forKey: $1) }
    }

    mutating func null(_ name: StaticString) {
        member(name) { try $0.encodeNil(forKey: $1) }
    }

    mutating func model(_ name: StaticString, _ value: some WireModel) {
        member(name) { try $0.encode(value, forKey: $1) }
    }

    mutating func models<Model: WireModel>(_ name: StaticString, _ values: [Model]) {
        member(name) { try $0.encode(values, forKey: $1) }
    }

    mutating func entries<Model: WireModel>(_ name: StaticString, _ values: [Entry<Model>]) {
        member(name) { container, key in
            var members = container.nestedContainer(keyedBy: MemberKey.self, forKey: key)
            for entry in values {
                try members.encode(entry.value, forKey: MemberKey(stringValue: entry.name))
            }
        }
    }

    mutating func stringEntries(_ name: StaticString, _ values: [Entry<String>]) {
        member(name) { container, key in
            var members = container.nestedContainer(keyedBy: MemberKey.self, forKey: key)
            for entry in values {
                try members.encode(entry.value, forKey: MemberKey(stringValue: entry.name))
            }
        }
    }
}
