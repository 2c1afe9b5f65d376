/// Why nothing could be made of what was given.
package enum ImportFailure: Error, Equatable {
    /// No dump was given.
    case nothing
    /// The dump is in no known format.
    case unrecognised(name: String)
    /// The dump is in this format, but nothing in it could be read.
    case unreadable(name: String, format: DumpFormat)
    /// The dump has fewer parts than the one that was asked for.
    case noSuchDump(name: String, number: Int, count: Int)
}

extension ImportFailure {
    /// A sentence for people, without the dump's name.
    package var text: String {
        switch self {
        case .nothing:
            "expected at least one dump"
        case .unrecognised:
            "in no known format; the formats are \(DumpFormat.allCases.map(\.rawValue).joined(separator: ", "))"
        case .unreadable(_, let format):
            "taken for \(format.rawValue), but nothing in it can be read as that"
        case .noSuchDump(_, let number, let count):
            "dump \(number) is asked for, but it holds \(count)"
        }
    }

    /// The dump that is to blame, if one is.
    package var name: String? {
        switch self {
        case .nothing: nil
        case .unrecognised(let name), .unreadable(let name, _), .noSuchDump(let name, _, _): name
        }
    }
}
