/// A body of requests, one a line, each worked on as soon as it has come.
///
/// The answers are lines in the same order. A line that can't be answered gets a problem and stops no other; an empty
/// one, blanks aside, gets nothing.
///
/// A class, as few exchanges have one, and those that have none should not be the larger for it.
final class LineBatch {
    /// The longest answers together, in bytes: 16 MiB. They are kept until the last line was read.
    static let answerLimit = 16_777_216

    private let handler: @Sendable (borrowing Request) -> Response
    private let lineLimit: Int
    private let answerLimit: Int
    /// The memory for the answers, which is taken in steps.
    let share: AnswerMemory.Share
    /// What each line is a request of; its body is the line as far as it has come.
    private var request: Request
    private var answers: [UInt8] = []
    /// Lines that have an answer.
    private(set) var answered = 0
    private var number = 1
    private var isTooLong = false
    private var isFull = false

    /// `request` is what all lines share, and `lineLimit` the longest line in bytes.
    init(
        _ request: consuming Request,
        lineLimit: Int,
        answerLimit: Int = LineBatch.answerLimit,
        memory: AnswerMemory,
        handler: @escaping @Sendable (borrowing Request) -> Response
    ) {
        self.request = request
        self.lineLimit = lineLimit
        self.answerLimit = answerLimit
        share = AnswerMemory.Share(of: memory)
        self.handler = handler
    }

    func receive(_ piece: Span<UInt8>) {
        piece.withUnsafeBufferPointer { bytes in
            var rest = bytes[...]
            while let end = rest.firstIndex(of: ASCII.lineFeed) {
                extend(by: rest[..<end])
                endLine()
                rest = rest[(end + 1)...]
            }
            extend(by: rest)
        }
    }

    /// The answers, once everything was received.
    func finish() -> [UInt8] {
        endLine()
        var result: [UInt8] = []
        swap(&result, &answers)
        return result
    }

    private func extend(by piece: some Collection<UInt8>) {
        guard !isTooLong, !isFull else { return }
        if request.body.count + piece.count > lineLimit {
            isTooLong = true
            request.body = []
        } else {
            request.body.append(contentsOf: piece)
        }
    }

    private func endLine() {
        defer {
            number += 1
            isTooLong = false
            request.body.removeAll(keepingCapacity: true)
        }
        guard !isFull else { return }
        if isTooLong {
            append(HTTPFailure.lineTooLong(limit: lineLimit).problem.json)
        } else if !EmptyLine.matches(request.body.span) {
            append(handler(request).content)
        }
    }

    private func append(_ answer: [UInt8]) {
        let length = answers.count + answer.count + 1
        if length > answerLimit {
            end(.answersTooLong(limit: answerLimit, line: number))
        } else if length > AnswerMemory.least, !share.grow(to: length / Self.step * Self.step + Self.step) {
            end(.answersWithoutRoom(line: number))
        } else {
            answers.append(contentsOf: answer)
            answers.append(ASCII.lineFeed)
            answered += 1
        }
    }

    /// Lets a problem be the last line.
    private func end(_ failure: HTTPFailure) {
        isFull = true
        answers.append(contentsOf: failure.problem.json)
        answers.append(ASCII.lineFeed)
    }

    private static let step = 1 << 20
}
