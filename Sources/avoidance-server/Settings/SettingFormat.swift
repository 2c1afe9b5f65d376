import HTTPCore

/// How a setting's value is read from text and written as text.
struct SettingFormat<Value: Sendable>: Sendable {
    /// What a value must be, as an error and the help say it.
    var expected: String
    /// Nil for a wrong text.
    var read: @Sendable (String) -> Value?
    /// The text that reads as this value.
    var write: @Sendable (Value) -> String

    /// A value that may be absent, which no text says.
    var optional: SettingFormat<Value?> {
        let (read, write) = (read, write)
        return SettingFormat<Value?>(
            expected: expected,
            read: { read($0).map(Optional.some) },
            write: { $0.map(write) ?? "" }
        )
    }
}

extension SettingFormat where Value == String {
    /// Any text but an empty one or one with control characters.
    static func text(_ expected: String) -> SettingFormat {
        SettingFormat(
            expected: expected,
            read: { $0.isEmpty || $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? nil : $0 },
            write: { $0 }
        )
    }
}

extension SettingFormat where Value == [String] {
    /// What a key must be.
    static var keySyntax: String {
        let lengths = AccessKeys.lengths
        return "\(lengths.lowerBound) to \(lengths.upperBound) of letters, digits and -._~+/, with = at the end"
    }

    /// Texts with commas between them, which make sense together.
    static func list(_ expected: String, _ isGood: @escaping @Sendable ([String]) -> Bool) -> SettingFormat {
        SettingFormat(
            expected: expected,
            read: { text in
                let items = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return isGood(items) ? items : nil
            },
            write: { $0.joined(separator: ",") }
        )
    }
}

extension SettingFormat where Value == UInt16 {
    /// The permissions of a file.
    static var mode: SettingFormat {
        SettingFormat(
            expected: "an octal number from 0600 to 0777",
            read: { text in
                guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }),
                    let mode = UInt16(text, radix: 8), mode & 0o600 == 0o600, mode <= 0o777
                else { return nil }
                return mode
            },
            write: { "0" + String($0, radix: 8) }
        )
    }
}

extension SettingFormat where Value: BinaryInteger {
    static func number(_ range: ClosedRange<Int>) -> SettingFormat {
        SettingFormat(
            expected: "a number from \(range.lowerBound) to \(range.upperBound)",
            read: { SettingValue.number($0, within: range).flatMap { Value(exactly: $0) } },
            write: { "\($0)" }
        )
    }
}

extension SettingFormat where Value == Int {
    /// Bytes.
    static func size(_ range: ClosedRange<Int>) -> SettingFormat {
        SettingFormat(
            expected: "a size from \(range.lowerBound) to \(range.upperBound) bytes, such as 65536, 256KiB or 1MiB",
            read: { SettingValue.size($0, within: range) },
            write: SettingValue.text(ofSize:)
        )
    }
}

extension SettingFormat where Value == Duration {
    /// `least` is the shortest time, in milliseconds.
    static func duration(atLeast least: Int = 0) -> SettingFormat {
        SettingFormat(
            expected: "a time from \(least)ms to 60m, such as 500ms, 20s or 2m",
            read: { SettingValue.duration($0, atLeast: least) },
            write: SettingValue.text(ofDuration:)
        )
    }
}

extension SettingFormat {
    /// One of some words.
    static func choice(_ values: [Value], _ name: @escaping @Sendable (Value) -> String) -> SettingFormat {
        SettingFormat(
            expected: values.map(name).joined(separator: ", "),
            read: { text in values.first { name($0) == text } },
            write: name
        )
    }
}
