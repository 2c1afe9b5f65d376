import AvoidanceModels

/// SplitMix64: the same numbers on every run.
struct Generator: RandomNumberGenerator {
    var state: UInt64

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

    mutating func flip() -> Bool {
        next() % 2 == 0
    }

    mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    mutating func text() -> String {
        let scalars = ["a", "Z", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{2028}", "👍🏽", "~", " "]
        return (0..<(next() % 20)).map { _ in element(scalars) }.joined()
    }

    /// A coordinate: whole, with few decimals or with all.
    mutating func coordinate(from least: Double = -1e7) -> Double {
        let value = Double.random(in: least...1e7, using: &self)
        return element([value, value.rounded(), (value * 8).rounded() / 8, (value * 100).rounded() / 100, 0, 1e-7])
    }

    mutating func corner() -> Corner {
        Corner(x: coordinate(), y: coordinate(), radius: flip() ? coordinate(from: 0) : nil)
    }

    mutating func shape(depth: Int) -> Shape {
        var shape = Shape(name: text(), size: coordinate(from: 0))
        shape.count = flip() ? Double(next() % 11) : nil
        shape.isOpen = flip() ? flip() : nil
        shape.colour = flip() ? element(Shape.Colour.allCases) : nil
        shape.tags = flip() ? (0..<(next() % 4)).map { _ in text() } : nil
        shape.sizes = flip() ? (0..<(next() % 4)).map { _ in coordinate() } : nil
        shape.corner = flip() ? corner() : nil
        shape.corners = flip() ? (0..<(next() % 4)).map { _ in corner() } : nil
        if depth > 0 { shape.parts = (0..<(next() % 3)).map { _ in self.shape(depth: depth - 1) } }
        // In the order of their names, which is what Foundation's decoder gives.
        shape.named = flip() ? Set((0..<(next() % 4)).map { _ in text() }).sorted().map { Entry($0, corner()) } : nil
        return shape
    }
}
