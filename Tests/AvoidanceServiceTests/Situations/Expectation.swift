import AvoidanceModels

/// What must hold after some of a situation's events; lengths are points, places are in the window.
struct Expectation: Decodable, Sendable {
    /// After how many of the events.
    let after: Int
    /// The caret, or else the field, is wholly in sight.
    let focusVisible: Bool?
    /// The field's top lies here.
    let focusTop: Double?
    /// The field's top lies where it lay after so many events.
    let focusTopAsAfter: Int?
    /// A view's lower edge lies here, by its id.
    let bottom: [String: Double]?
    /// The content of a scroll view that is scrolled to its end ends here, by its id.
    let contentEnd: [String: Span]?
    /// The named edges of a scroll view's inset.
    let contentInset: [String: [String: Double]]?
    let contentOffset: [String: Point]?

    /// One number, or the least and the greatest of several.
    struct Span: Decodable, CustomStringConvertible {
        let least: Double
        let greatest: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let numbers = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
            guard let first = numbers.first, let last = numbers.last, numbers.count <= 2, first <= last else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one number or two")
            }
            (least, greatest) = (first, last)
        }

        var description: String { least == greatest ? "\(least)" : "\(least) to \(greatest)" }
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case after, focusVisible, focusTop, focusTopAsAfter, bottom, contentEnd, contentInset, contentOffset
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Refuses a name that it does not know: what is misspelt would be checked by nobody.
    init(from decoder: any Decoder) throws {
        let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        let known = CodingKeys.allCases.map(\.rawValue)
        if let name = names.first(where: { !known.contains($0) }) {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "unknown \(name)")
            throw DecodingError.dataCorrupted(context)
        }
        let members = try decoder.container(keyedBy: CodingKeys.self)
        after = try members.decode(Int.self, forKey: .after)
        focusVisible = try members.decodeIfPresent(Bool.self, forKey: .focusVisible)
        focusTop = try members.decodeIfPresent(Double.self, forKey: .focusTop)
        focusTopAsAfter = try members.decodeIfPresent(Int.self, forKey: .focusTopAsAfter)
        bottom = try members.decodeIfPresent([String: Double].self, forKey: .bottom)
        contentEnd = try members.decodeIfPresent([String: Span].self, forKey: .contentEnd)
        contentInset = try members.decodeIfPresent([String: [String: Double]].self, forKey: .contentInset)
        contentOffset = try members.decodeIfPresent([String: Point].self, forKey: .contentOffset)
    }
}
