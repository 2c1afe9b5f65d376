/// Reads and writes the values of settings, strictly: a unit that is not known makes the value wrong.
enum SettingValue {
    private static let sizes = [("MiB", 1 << 20), ("KiB", 1 << 10)]

    static func number(_ text: some StringProtocol, within range: ClosedRange<Int>) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let value = Int(text), range.contains(value)
        else { return nil }
        return value
    }

    /// Bytes, or KiB or MiB with their unit.
    static func size(_ text: String, within range: ClosedRange<Int>) -> Int? {
        for (unit, factor) in sizes where text.hasSuffix(unit) {
            guard let count = number(text.dropLast(unit.count), within: 0...range.upperBound / factor) else {
                return nil
            }
            return range.contains(count * factor) ? count * factor : nil
        }
        return number(text, within: range)
    }

    /// Milliseconds, seconds or minutes with their unit, or seconds without one, up to an hour.
    /// `least` is the shortest time, in milliseconds.
    static func duration(_ text: String, atLeast least: Int) -> Duration? {
        for (unit, factor) in [("ms", 1), ("s", 1000), ("m", 60_000), ("", 1000)] where text.hasSuffix(unit) {
            guard let count = number(text.dropLast(unit.count), within: 0...3_600_000 / factor),
                count * factor >= least
            else { return nil }
            return .milliseconds(count * factor)
        }
        return nil
    }

    /// The size in the greatest unit that leaves it whole.
    static func text(ofSize size: Int) -> String {
        for (unit, factor) in sizes where size >= factor && size.isMultiple(of: factor) {
            return "\(size / factor)\(unit)"
        }
        return "\(size)"
    }

    /// Whole seconds where it is that, or else milliseconds.
    static func text(ofDuration duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        return milliseconds == 0 ? "\(seconds)s" : "\(seconds * 1000 + milliseconds)ms"
    }
}
