import AvoidanceModels

/// Changes a request so that it stays JSON, and mostly a request: what bytes alone would hardly ever do.
struct Mutation {
    /// SplitMix64.
    private var state: UInt64

    init(seed: UInt32) {
        state = UInt64(seed)
    }

    /// Changes a few values.
    mutating func change(_ node: inout JSONNode) {
        for _ in 0...below(4) {
            let strings = Self.words + Self.strings(of: node)
            var place = below(node.count)
            node.change(at: &place) { name, value in change(&value, under: name, strings) }
        }
    }

    /// Takes a value over from another request: one of a member's name for one of the same name, or a member that an
    /// object of that name lacks.
    mutating func cross(_ node: inout JSONNode, with other: JSONNode) {
        var place = below(node.count)
        node.change(at: &place) { name, value in
            var donors: [JSONNode] = []
            other.visit { if $0 == name { donors.append($1) } }
            guard let donor = pick(donors) else { return }
            if case .object(var members) = value, case .object(let more) = donor, let member = pick(more),
                !members.contains(where: { $0.name == member.name })
            {
                members.append(member)
                value = .object(members)
            } else {
                value = donor
            }
        }
    }

    private mutating func change(_ value: inout JSONNode, under name: String, _ strings: [String]) {
        switch value {
        case .number(let text): value = .number(number(near: Double(text) ?? 0))
        case .string: if name != #""id""#, let string = pick(strings) { value = .string(string) }
        case .word(let text): value = .word(text == "true" ? "false" : "true")
        case .object(var members):
            guard !members.isEmpty else { return }
            members.remove(at: below(members.count))
            value = .object(members)
        case .array(var elements):
            rearrange(&elements, under: name)
            value = .array(elements)
        }
    }

    private mutating func rearrange(_ elements: inout [JSONNode], under name: String) {
        guard !elements.isEmpty else { return }
        let place = below(elements.count)
        switch below(4) {
        case 0: elements.remove(at: place)
        case 1: elements.swapAt(place, below(elements.count))
        case 2:
            // A view laid into the one before it.
            let inner = elements.remove(at: place)
            guard place > 0, case .object(var members) = elements[place - 1], name.contains("iews") else { return }
            let index = members.firstIndex { $0.name == #""subviews""# }
            if let index, case .array(let views) = members[index].value {
                members[index].value = .array(views + [inner])
            } else {
                members.append(JSONNode.Member(name: #""subviews""#, value: .array([inner])))
            }
            elements[place - 1] = .object(members)
        default:
            var copy = elements[place]
            rename(&copy)
            elements.insert(copy, at: place)
        }
    }

    /// Gives new ids to a copied view and what is in it.
    private mutating func rename(_ node: inout JSONNode) {
        for place in 0..<node.count {
            var place = place
            node.change(at: &place) { name, value in
                if name == #""id""#, case .string = value { value = .string("\"\(next() % 10_000)\"") }
            }
        }
    }

    private mutating func number(near value: Double) -> String {
        let numbers = [
            0, 1, -1, 0.5, 2, 3, 8, 100, 336, 390, 844, 1e7, -1e7, 9_999_999.9, 1e-7, 1e-300, -0.1, 65535, value + 1,
            value - 1, value * 2, -value, value / 2, value + 0.25, value * 10, (value / 10).rounded(),
        ]
        let number = numbers[below(numbers.count)]
        return number == number.rounded() && abs(number) < 1e8 ? "\(Int(number))" : "\(number)"
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }

    /// From 0 to less than the limit.
    private mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(max(limit, 1))) }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static func strings(of node: JSONNode) -> [String] {
        var strings: [String] = []
        node.visit { if case .string(let text) = $1 { strings.append(text) } }
        return strings
    }

    /// The values of the wire's enumerations.
    private static let words: [String] = [
        tokens(StrategyName.self), tokens(EventType.self), tokens(ContentInsetAdjustmentBehavior.self),
        tokens(ScrollAxes.self), tokens(InsetMode.self), tokens(RestoreMode.self), tokens(FloatingMode.self),
        tokens(InsetScope.self), tokens(KeyboardPlacement.self), ["\"userDidScroll\"", "\"nobody\"", "\"\""],
    ].flatMap(\.self)

    private static func tokens<Token: WireToken>(_ type: Token.Type) -> [String] {
        type.allCases.map { "\"\($0.rawValue)\"" }
    }
}
