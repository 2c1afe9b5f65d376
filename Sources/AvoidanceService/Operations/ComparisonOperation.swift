import AvoidanceEngine
import AvoidanceModels
import HTTPCore
import JSONCoding

/// `POST /v1/comparisons`: one layout and event in, one answer per policy with how well it does out.
enum ComparisonOperation {
    static func respond(to request: borrowing Request) -> Response {
        do throws(ServiceFailure) {
            try request.target.expectNoQuery()
            let body = try request.decode(ComparisonRequest.self)
            var list = BoundedList(#"{"comparisons":["#)
            for policy in body.policies {
                try list.append(request.timer.measure { Avoidance.compare(body, policy) })
            }
            return Response(.ok, .json, .bytes(list.closed(by: "]}")))
        } catch {
            return error.response
        }
    }
}
