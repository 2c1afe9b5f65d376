internal import AvoidanceModels
internal import HTTPCore
internal import JSONCoding

/// What a server sent for requests, one a line.
///
/// Invariant: the pointers to input and reply are used only inside the closures that lend them.
struct LineReplies {
    private(set) var tally = LineTally()

    init(_ body: [UInt8], to input: Input, of server: ServerAddress) throws(Failure) {
        let numbers = try Self.numbers(of: input.bytes)
        var count = 0
        var endsWithProblem = false
        try Self.forEachLine(of: body) { line throws(Failure) in
            guard case .whole(let bytes) = line, !line.isEmpty else { return }
            guard count < numbers.count else { throw Self.fault(server, .lineCount(numbers.count)) }
            let number = numbers[count]
            count += 1
            if let answer = try? JSONDecoding.decode(AdjustmentAnswer.self, from: bytes) {
                tally.countAnswer(endsVisible: answer.endsVisible)
                endsWithProblem = false
            } else if (try? JSONDecoding.decode(Problem.self, from: bytes)) != nil {
                tally.countProblem(line: number)
                endsWithProblem = true
            } else {
                throw Self.fault(server, .invalid(nil))
            }
        }
        // A server that has no room for more answers says so in its last line.
        guard count == numbers.count || endsWithProblem else { throw Self.fault(server, .lineCount(numbers.count)) }
    }

    /// The numbers, from 1, of the lines that get an answer.
    private static func numbers(of bytes: [UInt8]) throws(Failure) -> [Int] {
        var numbers: [Int] = []
        var number = 0
        try forEachLine(of: bytes) { line throws(Failure) in
            number += 1
            if !line.isEmpty { numbers.append(number) }
        }
        return numbers
    }

    private static func forEachLine(
        of bytes: [UInt8],
        _ take: (Line) throws(Failure) -> Void
    ) throws(Failure) {
        var cutter = LineCutter(limit: .max)
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            try cutter.receive(UnsafeRawBufferPointer(bytes), take)
            try cutter.finish(take)
        }
    }

    private static func fault(_ server: ServerAddress, _ fault: ReplyFault) -> Failure {
        .unexpectedReply(server: server.text, fault)
    }
}
