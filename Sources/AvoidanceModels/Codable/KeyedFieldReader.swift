/// Reads the members of an object from any decoder, and keeps the first fault.
struct KeyedFieldReader {
    let container: KeyedDecodingContainer<MemberKey>
    let path: [any CodingKey]
    private(set) var error: (any Error)?
    private var asked: [String] = []

    init(_ container: KeyedDecodingContainer<MemberKey>, path: [any CodingKey]) {
        self.container = container
        self.path = path
    }

    /// Throws the first fault; a member that was never asked for is one too.
    func finish() throws {
        if let error { throw error }
        let unknown = container.allKeys.map(\.stringValue).filter { !asked.contains($0) }
        if let name = unknown.min() {
            throw corrupted([MemberKey(stringValue: name)], FaultText.unknownMember(name, known: asked))
        }
    }

    /// What `read` makes of the member, nil when it is absent or wrong.
    mutating func member<Value>(
        _ name: StaticString,
        _ read: (KeyedDecodingContainer<MemberKey>, MemberKey) throws -> Value
    ) -> Value? {
        let key = MemberKey(name)
        asked.append(key.stringValue)
        guard container.contains(key) else { return nil }
        do {
            return try read(container, key)
        } catch {
            keep(error)
            return nil
        }
    }

    mutating func keep(_ error: any Error) {
        if self.error == nil { self.error = error }
    }

    func corrupted(_ relativePath: [MemberKey], _ detail: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path + relativePath, debugDescription: detail))
    }
}
