import AvoidanceModels
import AvoidanceService
import HTTPCore
import JSONCoding
import Testing

/// The service's routes, asked in process.
enum Service {
    static let application = Application(ServiceRoutes.all)

    /// Posts a body to `/v1/adjustments`, with a query if any.
    static func adjust(_ body: some Sequence<UInt8>, query: String = "") -> Response {
        let head = RequestHead(
            method: .post,
            target: Array("/v1/adjustments\(query)".utf8),
            fields: HeaderFields([("Host", "localhost"), ("Content-Type", "application/json")])
        )
        return application.respond(to: head, body: Array(body))
    }

    static func adjust(_ body: String, query: String = "") -> Response { adjust(body.utf8, query: query) }

    /// The answer to a body that must be right.
    static func answer(_ body: some Sequence<UInt8>, query: String = "") throws -> AdjustmentAnswer {
        let response = adjust(body, query: query)
        try #require(response.status == .ok, "\(String(decoding: response.content, as: UTF8.self))")
        #expect(response.fields.text("Content-Type") == "application/json")
        return try JSONDecoding.decode(AdjustmentAnswer.self, from: response.content)
    }

    static func answer(_ body: String, query: String = "") throws -> AdjustmentAnswer {
        try answer(body.utf8, query: query)
    }

    /// The problem with a body that must be wrong.
    static func problem(_ body: some Sequence<UInt8>, query: String = "", is status: Status) throws -> Problem {
        let response = adjust(body, query: query)
        try #require(response.status == status)
        #expect(response.fields.text("Content-Type") == "application/problem+json")
        let problem = try JSONDecoding.decode(Problem.self, from: response.content)
        #expect(problem.status == Int(status.rawValue))
        return problem
    }

    static func problem(_ body: String, query: String = "", is status: Status) throws -> Problem {
        try problem(body.utf8, query: query, is: status)
    }

    /// The faults of a body that must be JSON but wrong, "pointer: detail" each.
    static func faults(_ body: String) throws -> [String] {
        try problem(body, is: .unprocessableContent).errors.map { "\($0.pointer): \($0.detail)" }
    }
}
