internal import AvoidanceModels

extension UsageError {
    /// One sentence for people.
    var text: String {
        switch self {
        case .missingCommand: "expected a command"
        case .unknownCommand(let name, let known):
            "unknown command \(FaultText.quoted(name))\(suggestion(for: name, among: known))"
        case .unknownOption(let spelling, let known):
            "unknown option \(FaultText.shortened(spelling))\(suggestion(for: spelling, among: known))"
        case .misplacedOption("--version"): "--version stands alone"
        case .misplacedOption(let spelling): "\(spelling) belongs behind the command"
        case .repeatedOption(let spelling): "\(spelling) is given more than once"
        case .missingValue(let spelling, let placeholder): "\(spelling) needs a value: \(spelling) \(placeholder)"
        case .unexpectedValue(let spelling): "\(spelling) takes no value"
        case .missingOperand(let placeholder): "expected \(placeholder)"
        case .unexpectedOperand(let operand): "unexpected argument \(FaultText.quoted(operand))"
        case .conflict(let spelling, let other): "\(spelling) and \(other) don't go together"
        case .unknownStrategy(let name, let known):
            "unknown strategy \(FaultText.quoted(name))\(suggestion(for: name, among: known))"
        case .value(let spelling, let detail): "\(spelling): \(detail)"
        case .server(let text, let fault): "--server \(FaultText.quoted(text)): \(fault.text)"
        }
    }

    private func suggestion(for name: String, among known: [String]) -> String {
        let bare = { (name: String) in String(name.drop { $0 == "-" }) }
        let match = NearestName.nearest(to: bare(name), among: known.map(bare))
        let nearest = match.flatMap { match in known.first { bare($0) == match } }
        return nearest.map { "; did you mean \($0)?" } ?? ""
    }
}

extension ServerAddress.Fault {
    /// What an address must be.
    var text: String {
        switch self {
        case .form: "expected http://HOST[:PORT][/PREFIX] or the same with https"
        case .port: "expected a port from 1 to 65535"
        case .userInformation: "a user name or password is not taken"
        case .query: "a query or fragment is not taken"
        }
    }
}
