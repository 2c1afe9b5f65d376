import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

extension Service {
    /// What a path answers to a JSON document.
    static func post(_ body: some Sequence<UInt8>, to path: String) -> Response {
        let head = RequestHead(
            method: .post,
            target: Array(path.utf8),
            fields: HeaderFields([("Host", "localhost"), ("Content-Type", "application/json")])
        )
        return application.respond(to: head, body: Array(body))
    }

    /// What is at a path.
    static func get(_ path: String) -> Response {
        let fields = HeaderFields([("Host", "localhost")])
        return application.respond(to: RequestHead(method: .get, target: Array(path.utf8), fields: fields))
    }

    /// The document in a response that must be one.
    static func document<Model: WireModel>(_ response: Response, as type: Model.Type) throws -> Model {
        try #require(response.status == .ok, "\(String(decoding: response.content, as: UTF8.self))")
        #expect(response.fields.text("Content-Type") == "application/json")
        return try JSONDecoding.decode(type, from: response.content)
    }

    /// The problem in a response that must be one.
    static func problem(in response: Response, is status: Status) throws -> Problem {
        try #require(response.status == status)
        #expect(response.fields.text("Content-Type") == "application/problem+json")
        return try JSONDecoding.decode(Problem.self, from: response.content)
    }
}
