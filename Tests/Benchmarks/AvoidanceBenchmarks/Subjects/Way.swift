import AvoidanceEngine
import AvoidanceModels
import JSONCoding

/// What a request goes through in process, step by step.
struct Way {
    let body: [UInt8]
    let request: AdjustmentRequest
    let answer: AdjustmentAnswer

    init(_ body: [UInt8]) throws {
        self.body = body
        request = try JSONDecoding.decode(AdjustmentRequest.self, from: body)
        answer = Avoidance.answer(request)
    }

    func decode() throws { Sink.take(try JSONDecoding.decode(AdjustmentRequest.self, from: body)) }

    func answerRequest() { Sink.take(Avoidance.answer(request)) }

    func encode() { Sink.take(JSONEncoding.encode(answer)) }

    /// All three, as a service does them.
    func whole() throws {
        let request = try JSONDecoding.decode(AdjustmentRequest.self, from: body)
        Sink.take(JSONEncoding.encode(Avoidance.answer(request)))
    }
}
