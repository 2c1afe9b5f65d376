/// A moment in UTC as RFC 3339 writes it: `2026-11-30T02:09:57.123Z`.
package struct Timestamp: Sendable {
    /// Since 1970.
    private let milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = milliseconds }

    package func write(to bytes: inout [UInt8]) {
        let (days, time) = milliseconds.quotientAndRemainder(floor: 86_400_000)
        let date = Self.date(daysSince1970: days)
        bytes.append(decimal: UInt64(clamping: date.year), digits: 4)
        bytes.append(UInt8(ascii: "-"))
        bytes.append(decimal: UInt64(clamping: date.month), digits: 2)
        bytes.append(UInt8(ascii: "-"))
        bytes.append(decimal: UInt64(clamping: date.day), digits: 2)
        bytes.append(UInt8(ascii: "T"))
        writeTime(UInt64(clamping: time), to: &bytes)
        bytes.append(UInt8(ascii: "Z"))
    }

    /// The time of day alone: `02:09:57.123`.
    package func writeTime(to bytes: inout [UInt8]) {
        writeTime(UInt64(clamping: milliseconds.quotientAndRemainder(floor: 86_400_000).remainder), to: &bytes)
    }

    private func writeTime(_ time: UInt64, to bytes: inout [UInt8]) {
        bytes.append(decimal: time / 3_600_000, digits: 2)
        bytes.append(ASCII.colon)
        bytes.append(decimal: time / 60000 % 60, digits: 2)
        bytes.append(ASCII.colon)
        bytes.append(decimal: time / 1000 % 60, digits: 2)
        bytes.append(UInt8(ascii: "."))
        bytes.append(decimal: time % 1000, digits: 3)
    }

    /// The Gregorian date, by counting in eras of 400 years that begin on 1 March.
    private static func date(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = (days &+ 719_468).quotientAndRemainder(floor: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

extension Int64 {
    /// Division that rounds down, so that the remainder is never negative.
    fileprivate func quotientAndRemainder(floor divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
