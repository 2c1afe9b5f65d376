import JSONCoding
import Testing

/// The texts are compared with those of `Int` and `Double`, of which the latter is the shortest that reads back.
@Suite("Writing numbers")
struct WritingNumbersTests {
    private func check(_ values: [Double], _ text: (Double) -> String, _ location: SourceLocation = #_sourceLocation) {
        let bytes = JSONEncoding.encode(Numbers(values: values))
        let expected = #"{"values":["# + values.map(text).joined(separator: ",") + "]}"
        #expect(String(decoding: bytes, as: UTF8.self) == expected, sourceLocation: location)
    }

    @Test("writes whole numbers of every length like an integer")
    func whole() {
        let powers = (0...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
        let corners = powers.flatMap { power in [-1, 0, 1, power, power * 9, power * 9 - 1].map { power + $0 } }
        let exact = 9_007_199_254_740_992
        let wholes = Array(0...20000) + corners.filter { $0 <= exact } + [exact - 1, exact]
        check(wholes.map(Double.init)) { String(Int($0)) }
        check(wholes.map { -Double($0) }) { String(Int($0)) }
    }

    @Test("writes whole numbers that a double doesn't count one by one like a double")
    func inexact() {
        let powers = (53...1022).map { Double(sign: .plus, exponent: $0, significand: 1) }
        let values = powers.flatMap { [$0.nextUp, $0 * 1.5, $0 * 2 - $0.ulp] }
        check(values, \.description)
        check(values.map { -$0 }, \.description)
        check([-0x1p63, 0x1p63, -0x1p64, 0x1p64, (0x1p63).nextUp, (-0x1p63).nextUp], \.description)
    }

    @Test("writes thousandths, and what lies beside them, in the fewest digits", arguments: [1, -1] as [Double])
    func thousandths(sign: Double) {
        let small = Array(1...3000)
        let large = [9999, 10001, 99_999, 123_456, 99_999_999, 999_999_999, 1_000_000_001, 123_456_789_012]
        let values = (small + large).filter { $0 % 1000 != 0 }.map { sign * Double($0) / 1000 }
        check(values, \.description)
        check(values.map(\.nextUp), \.description)
        check(values.map(\.nextDown), \.description)
    }

    @Test("writes other fractions in the fewest digits")
    func fractions() {
        var generator = Generator(seed: 7)
        let thirds = (1...2000).filter { $0 % 3 != 0 }.map { Double($0) / 3 }
        let small = (1...60).map { Double(sign: .minus, exponent: -$0, significand: 1) } + [1e-3 / 7, 4e-4, 6e-4]
        let random = (0..<5000).map { _ in Double.random(in: -2000...2000, using: &generator) }
        let beside = (1...2000).flatMap { [Double($0).nextUp, Double($0).nextDown] }
        let wide = (0..<6000).map { index in
            Double(sign: .plus, exponent: index % 123 - 70, significand: .random(in: 1..<2, using: &generator))
        }
        check((thirds + small + random + beside + wide).filter { $0.rounded() != $0 }, \.description)
    }
}
