internal import Glibc

// Invariant: the pieces are lent by `InputSource.read` for the time of one call, and `LineCutter` keeps none.
extension LinesOperation {
    /// How much output is gathered before it is written, in bytes.
    private static let outputSize = 64 << 10

    /// Answers each line as soon as it has come; output is written before the input is waited for.
    ///
    /// A reader of the output that has left early has seen what it wanted: no more lines are read then.
    func answerInProcess() throws(Failure) -> LineTally {
        var cutter = LineCutter(limit: Input.limit)
        var answers = LineAnswers(limit: Input.limit, explains: explains)
        func write() throws(Failure) {
            if let error = StandardStreams.writeOutput(answers.output) { throw .unwritable(error) }
            answers.removeOutput()
        }
        func answer(_ line: Line) throws(Failure) {
            answers.answer(line)
            if answers.output.count >= Self.outputSize { try write() }
        }
        do throws(Failure) {
            do throws(Failure) {
                try source.read(beforeWaiting: write) { piece throws(Failure) in try cutter.receive(piece, answer) }
            } catch .unreadable(let name, let error) {
                try write()
                throw .unreadable(name: name, error)
            }
            try cutter.finish(answer)
            try write()
        } catch .unwritable(let error) where error.code == EPIPE {
            return answers.tally
        }
        return answers.tally
    }
}
