import AvoidanceEngine
import AvoidanceModels
import HTTPCore
import JSONCoding

/// `POST /v1/adjustments`: one layout and event in, one answer out.
enum AdjustmentOperation {
    static func respond(to request: borrowing Request) -> Response {
        do throws(ServiceFailure) {
            let explains = try request.target.flag("explain")
            let body = try request.decode(AdjustmentRequest.self)
            let answer = request.timer.measure { Avoidance.answer(body, explains: explains) }
            return Response(.ok, .json, .bytes(JSONEncoding.encode(answer)))
        } catch {
            return error.response
        }
    }
}
