import Testing

@testable import HTTPCore

@Suite("Numbers as text")
struct ArrayTextTests {
    private func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("writes whole numbers", arguments: [0, 9, 10, 19, 100, 1_000_000_000, .max])
    func decimal(value: UInt64) {
        #expect(text { $0.append(decimal: value) } == "\(value)")
    }

    @Test("writes so many digits, with zeros in front")
    func digits() {
        #expect(text { $0.append(decimal: 7, digits: 3) } == "007")
        #expect(text { $0.append(decimal: 1234, digits: 3) } == "234")
    }

    @Test(
        "writes nanoseconds in seconds",
        arguments: [
            (0, "0.0"), (1, "0.000000001"), (1_500_000, "0.0015"), (1_000_000_000, "1.0"),
            (10_000_000_001, "10.000000001"), (100_000, "0.0001"),
        ] as [(UInt64, String)]
    )
    func seconds(nanoseconds: UInt64, expected: String) {
        #expect(text { $0.append(seconds: nanoseconds) } == expected)
    }

    @Test("writes nanoseconds in milliseconds with three decimals")
    func milliseconds() {
        #expect(text { $0.append(milliseconds: 0) } == "0.000")
        #expect(text { $0.append(milliseconds: 434_999) } == "0.434")
        #expect(text { $0.append(milliseconds: 12_000_000) } == "12.000")
    }
}
