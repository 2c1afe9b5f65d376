import HTTPCore
import Testing

@Suite("Timestamp")
struct TimestampTests {
    /// The expected texts are from `date --utc --date=@<seconds>`.
    @Test(
        "writes moments as RFC 3339 does",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (951_868_799_999, "2000-02-29T23:59:59.999Z"), (951_868_800_000, "2000-03-01T00:00:00.000Z"),
            (1_735_689_599_007, "2024-12-31T23:59:59.007Z"), (1_796_004_597_123, "2026-11-30T02:09:57.123Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
        ] as [(Int64, String)]
    )
    func writes(milliseconds: Int64, text: String) {
        var bytes: [UInt8] = []
        Timestamp(milliseconds: milliseconds).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        var time: [UInt8] = []
        Timestamp(milliseconds: milliseconds).writeTime(to: &time)
        #expect(String(decoding: time, as: UTF8.self) == text.dropFirst(11).dropLast())
    }

    @Test("survives the ends of its range", arguments: [Int64.min, .max])
    func ends(milliseconds: Int64) {
        var bytes: [UInt8] = []
        Timestamp(milliseconds: milliseconds).write(to: &bytes)
        #expect(bytes.count == 24)
    }
}
