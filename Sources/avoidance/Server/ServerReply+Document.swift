internal import AvoidanceModels
internal import JSONCoding

extension ServerReply {
    /// The document that was asked for; anything else that a server can send is a failure that says what it was.
    ///
    /// Without an input there is nothing that the server could have refused.
    func document<Model: WireModel>(for input: Input?, of server: ServerAddress) throws(Failure) -> Document<Model> {
        let body = try body(of: Self.json, for: input, of: server)
        do throws(JSONError) {
            return Document(model: try JSONDecoding.decode(Model.self, from: body), json: body)
        } catch {
            throw .unexpectedReply(server: server.text, ReplyFault(error))
        }
    }

    /// The body that was asked for, by its media type.
    func body(of expected: String, for input: Input?, of server: ServerAddress) throws(Failure) -> [UInt8] {
        guard status == 200 else { throw failure(for: input, of: server) }
        guard mediaType == expected else {
            throw .unexpectedReply(server: server.text, .mediaType(mediaType, expected: expected))
        }
        return body
    }

    /// What any other status than 200 means.
    private func failure(for input: Input?, of server: ServerAddress) -> Failure {
        if (300..<400).contains(status) {
            return .unexpectedReply(server: server.text, .redirect(status: status, location: location))
        }
        guard mediaType == "application/problem+json", let problem = ServerProblem(body, status: status) else {
            return .unexpectedReply(server: server.text, .status(status, mediaType: mediaType))
        }
        guard let input, Self.inputStatuses.contains(status) else {
            return .unexpectedReply(server: server.text, .problem(problem))
        }
        return .refused(name: input.name, problem)
    }

    /// The statuses by which the service says that the body is at fault: malformed, too large, wrong.
    private static let inputStatuses = [400, 413, 422]
}

extension ReplyFault {
    fileprivate init(_ error: JSONError) {
        self =
            switch error {
            case .malformed(_, let line, let column, let detail):
                .malformed(line: line, column: column, detail: detail)
            case .invalid(let faults, _): .invalid(faults.first)
            }
    }
}
