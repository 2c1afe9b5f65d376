/// What names one request in the answer's `X-Request-Id` and in the log.
package enum RequestID: Sendable, Equatable {
    /// The client's own.
    case taken(ArraySlice<UInt8>)
    case made(UInt64)

    static let longest = 64

    /// The client's, if it is 1 to 64 letters, digits, `.`, `_` and `-`, sent once; or else a new one.
    init(_ fields: borrowing HeaderFields, _ source: borrowing IDSource) {
        if let value = fields.only("X-Request-Id"), Self.isGood(value) {
            self = .taken(value)
        } else {
            self = .made(source.next())
        }
    }

    var length: Int {
        switch self {
        case .taken(let value): value.count
        case .made: 16
        }
    }

    func write(to bytes: inout OutputSpan<UInt8>) {
        switch self {
        case .taken(let value): value.write(to: &bytes)
        case .made(let number): number.writeHexadecimal(to: &bytes)
        }
    }

    private static func isGood(_ value: ArraySlice<UInt8>) -> Bool {
        !value.isEmpty && value.count <= longest
            && value.allSatisfy { ASCII.isUnreserved($0) && $0 != UInt8(ascii: "~") }
    }
}
