/// The arguments of one command, each known to the command.
struct Arguments: Equatable {
    /// By what help calls them.
    private var operands: [String: [String]] = [:]
    private var flags: Set<String> = []
    private var values: [String: [String]] = [:]

    /// Sorts the tokens behind the command's name.
    init(_ tokens: some Sequence<Token>, for synopsis: Synopsis) throws(UsageError) {
        var rest = Array(tokens)[...]
        while let token = rest.popFirst() {
            switch token {
            case .operand(let operand):
                let next = synopsis.operands.dropFirst(operands.count).first
                let repeated = synopsis.operands.last.flatMap { $0.isRepeated ? $0 : nil }
                guard let place = next ?? repeated else { throw .unexpectedOperand(operand) }
                operands[place.placeholder, default: []].append(operand)
            case .terminator:
                continue
            case .option(let spelling, let value):
                guard let option = synopsis.allOptions.first(where: { $0.spelling == spelling }) else {
                    throw .unknownOption(spelling, known: synopsis.allOptions.map(\.spelling))
                }
                try add(option, value, &rest)
            }
        }
    }

    /// What stands at an operand's place, if anything.
    func operand(_ operand: Operand) -> String? { operands[operand.placeholder]?.first }

    /// All that stands at the place of an operand that must be there, and may be repeated.
    func all(_ operand: Operand) throws(UsageError) -> [String] {
        guard let all = operands[operand.placeholder] else { throw .missingOperand(operand.placeholder) }
        return all
    }

    /// What stands at the place of an operand that must be there.
    func required(_ operand: Operand) throws(UsageError) -> String {
        guard let text = self.operand(operand) else { throw .missingOperand(operand.placeholder) }
        return text
    }

    /// Whether an option without a value is there.
    func has(_ option: Option) -> Bool { flags.contains(option.name) }

    /// The value of an option.
    func value(_ option: Option) -> String? { values[option.name]?.first }

    /// The values of an option that may be repeated, in the order in which they are typed.
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// Takes the value from behind `=` or from the next token; an option with a value is repeated only where it may be.
    private mutating func add(_ option: Option, _ value: String?, _ rest: inout ArraySlice<Token>) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            guard value == nil else { throw .unexpectedValue(option.spelling) }
            flags.insert(option.name)
            return
        }
        var found = value
        if found == nil, case .operand(let next)? = rest.first {
            found = next
            rest.removeFirst()
        }
        guard let found, !found.isEmpty else { throw .missingValue(option.spelling, placeholder) }
        guard option.isRepeated || values[option.name] == nil else { throw .repeatedOption(option.spelling) }
        values[option.name, default: []].append(found)
    }
}
