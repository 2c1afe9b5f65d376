internal import AvoidanceEngine
internal import AvoidanceModels
internal import HTTPCore
internal import JSONCoding

/// Answers requests, one a line, with the lines of `POST /v1/adjustments`.
///
/// Invariant: a line's bytes are read before `answer` returns, and not kept.
struct LineAnswers {
    /// The longest line, in bytes.
    private let limit: Int
    private let explains: Bool
    private var number = 0
    private(set) var tally = LineTally()
    /// The lines of answers and problems that nobody has taken.
    private(set) var output: [UInt8] = []

    init(limit: Int, explains: Bool) {
        self.limit = limit
        self.explains = explains
    }

    mutating func answer(_ line: Line) {
        number += 1
        guard !line.isEmpty else { return }
        switch line {
        case .whole(let bytes): answer(bytes)
        case .tooLong: refuse(HTTPFailure.lineTooLong(limit: limit).problem)
        }
    }

    /// Forgets the output, once it was written.
    mutating func removeOutput() {
        output.removeAll(keepingCapacity: true)
    }

    private mutating func answer(_ bytes: UnsafeRawBufferPointer) {
        do throws(JSONError) {
            let request = try JSONDecoding.decode(AdjustmentRequest.self, from: bytes)
            let answer = Avoidance.answer(request, explains: explains)
            append(answer)
            tally.countAnswer(endsVisible: answer.endsVisible)
        } catch {
            refuse(Problem(error))
        }
    }

    private mutating func refuse(_ problem: Problem) {
        append(problem)
        tally.countProblem(line: number)
    }

    private mutating func append(_ model: some WireModel) {
        JSONEncoding.append(model, to: &output)
        output.append(UInt8(ascii: "\n"))
    }
}
