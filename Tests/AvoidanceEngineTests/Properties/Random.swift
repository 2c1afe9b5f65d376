/// A generator that gives the same numbers for the same seed (SplitMix64).
struct Random {
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

    /// A whole number of the range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// Whether something that happens this often happens.
    mutating func chance(_ percent: Int) -> Bool {
        whole(1...100) <= percent
    }

    mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[whole(0...elements.count - 1)]
    }

    /// A multiple of `step` between two others.
    mutating func number(_ least: Double, _ greatest: Double, step: Double) -> Double {
        let low = Int((least / step).rounded(.up))
        let high = Int((greatest / step).rounded(.down))
        return Double(whole(low...max(low, high))) * step
    }
}
