import AvoidanceModels

/// A keyboard's frame as it was reported, which may hold numbers that JSON has no text for.
struct KeyboardFrame: Decodable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    private enum CodingKeys: CodingKey {
        case x, y, width, height
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys) throws -> Double {
            if let value = try? members.decode(Double.self, forKey: key) { return value }
            return switch try members.decode(String.self, forKey: key) {
            case "inf": .infinity
            case "-inf": -.infinity
            default: .nan
            }
        }
        x = try number(.x)
        y = try number(.y)
        width = try number(.width)
        height = try number(.height)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    /// The frame with the greatest number in the place of those that are not finite, as JSON writes them.
    var rect: Rect {
        func clamped(_ value: Double) -> Double { value.isFinite ? value : 1e308 }
        return Rect(x: clamped(x), y: clamped(y), width: clamped(width), height: clamped(height))
    }
}
