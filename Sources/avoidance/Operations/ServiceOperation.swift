internal import AvoidanceModels
internal import JSONCoding

/// An operation of the service that takes a document and answers one: in process, or by a server.
struct ServiceOperation<Request: WireModel, Answer: WireModel>: Sendable {
    /// Where a server has it, with the query.
    let path: String
    /// The same in process.
    let answer: @Sendable (Request) -> Answer

    /// The answer to the input; nil for the server means in process.
    func run(_ input: Input, on server: ServerAddress?) async throws(Failure) -> Document<Answer> {
        guard let server else { return try runInProcess(input) }
        let reply = try await ServerExchange(server).post(input.bytes, to: path)
        return try reply.document(for: input, of: server)
    }

    private func runInProcess(_ input: Input) throws(Failure) -> Document<Answer> {
        do throws(JSONError) {
            let model = answer(try JSONDecoding.decode(Request.self, from: input.bytes))
            return Document(model: model, json: JSONEncoding.encode(model))
        } catch {
            throw Failure(error, in: input)
        }
    }
}

extension Failure {
    fileprivate init(_ error: JSONError, in input: Input) {
        self =
            switch error {
            case .malformed(_, let line, let column, let detail):
                .malformed(name: input.name, line: line, column: column, detail: detail)
            case .invalid(let faults, let omitted):
                .invalid(name: input.name, faults: faults, omitted: omitted)
            }
    }
}
