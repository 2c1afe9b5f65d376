/// Why there are no figures.
enum BenchmarkFailure: Error {
    case usage(String)
    case missing(program: String, advice: String)
    case notStarted(program: String, said: String)
    case ended(program: String, code: Int32, said: String)
    case connection(String)
    case answer(String)
}

extension BenchmarkFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage(let text): text
        case .missing(let program, let advice): "there is no \(program): \(advice)"
        case .notStarted(let program, let said): "\(program) did not start: \(said)"
        case .ended(let program, let code, let said): "\(program) ended with \(code): \(said)"
        case .connection(let text): "no connection: \(text)"
        case .answer(let text): "an answer is wrong: \(text)"
        }
    }
}
