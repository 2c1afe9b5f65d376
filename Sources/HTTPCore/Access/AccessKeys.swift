/// The keys that a client may show as `Authorization: Bearer …` (RFC 6750 §2.1).
package struct AccessKeys: Sendable {
    /// How long a key may be.
    package static let lengths = 16...256

    private let keys: [[UInt8]]

    /// Nil where one of them is too short or too long or has another character than RFC 6750 lets a token have: letters,
    /// digits and `-._~+/`, with `=` at the end.
    package init?(_ keys: [String]) {
        let bytes = keys.map { Array($0.utf8) }
        guard bytes.allSatisfy(Self.isGood) else { return nil }
        self.keys = bytes
    }

    package var count: Int { keys.count }

    func check(_ fields: HeaderFields) throws(HTTPFailure) {
        guard let value = fields.first("Authorization") else { throw .keyMissing }
        var scanner = FieldScanner(value)
        guard let scheme = scanner.token(), ASCII.matches(scheme, "Bearer") else { throw .keyMissing }
        scanner.skipBlanks()
        guard knows(scanner.rest) else { throw .keyUnknown }
    }

    /// Compares with every key, and each to its end, so that the time says nothing about how much of it was right.
    private func knows(_ candidate: ArraySlice<UInt8>) -> Bool {
        var found: UInt8 = 0
        for key in keys {
            var difference = candidate.count ^ key.count
            for (position, byte) in candidate.enumerated() { difference |= Int(byte ^ key[position % key.count]) }
            found |= difference == 0 ? 1 : 0
        }
        return found == 1
    }

    private static func isGood(_ key: [UInt8]) -> Bool {
        let body = key.prefix { $0 != ASCII.equals }
        return lengths.contains(key.count) && !body.isEmpty && key[body.endIndex...].allSatisfy { $0 == ASCII.equals }
            && body.allSatisfy { ASCII.isUnreserved($0) || $0 == ASCII.plus || $0 == ASCII.slash }
    }
}
