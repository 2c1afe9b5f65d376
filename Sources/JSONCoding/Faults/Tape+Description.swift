internal import AvoidanceModels

extension Tape {
    /// What is found at `index`, as a fault says it: a short value itself, or "an array", "an object".
    func description(of index: Int) -> String {
        if let original = original(index) { return original }
        switch tag(index) {
        case Tag.object: return "an object"
        case Tag.array: return "an array"
        case Tag.string: return FaultText.quoted(string(index))
        case Tag.true: return "true"
        case Tag.false: return "false"
        case Tag.null: return "null"
        case Tag.integer: return String(Int64(bitPattern: words[index + 1]))
        case Tag.unsigned: return String(words[index + 1])
        default: return number(index).map(FaultText.number) ?? "another value"
        }
    }
}
