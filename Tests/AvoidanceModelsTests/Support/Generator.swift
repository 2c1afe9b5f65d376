/// SplitMix64 with values for models: the same seed gives the same values on every run.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func flip() -> Bool { next() % 2 == 0 }

    mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    mutating func token<Token: CaseIterable>(_ type: Token.Type) -> Token {
        element(Array(Token.allCases))
    }

    /// The value, or nil every other time.
    mutating func optional<Value>(_ value: (inout Generator) -> Value) -> Value? {
        flip() ? value(&self) : nil
    }

    /// Up to three values.
    mutating func list<Value>(_ value: (inout Generator) -> Value) -> [Value] {
        (0..<(next() % 4)).map { _ in value(&self) }
    }

    /// A number of the range: whole, in thirds of a point, with all its digits, or an end of the range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &self)
        return element([value, value.rounded(), (value * 3).rounded() / 3, range.lowerBound, range.upperBound])
            .clamped(to: range)
    }

    mutating func coordinate() -> Double { number(in: -1e7...1e7) }

    mutating func size() -> Double { number(in: 0...1e7) }

    mutating func share() -> Double { number(in: 0...1) }

    /// A text of characters that JSON escapes or that take several bytes.
    mutating func text() -> String {
        let characters = ["a", "Z", "9", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{2028}", "👍🏽", " "]
        return (0..<(1 + next() % 12)).map { _ in element(characters) }.joined()
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
