import AvoidanceEngine
import AvoidanceModels
import HTTPCore
import JSONCoding

/// `POST /v1/occlusions`: a layout and the keyboard over it in, how much of each view is in sight out.
enum OcclusionOperation {
    static func respond(to request: borrowing Request) -> Response {
        do throws(ServiceFailure) {
            try request.target.expectNoQuery()
            let run = OcclusionRun(try request.decode(OcclusionRequest.self))
            var list = BoundedList(#"{"occlusions":["#)
            for occlusion in run { try list.append(occlusion) }
            var bytes = list.closed(by: #"],"keyboard":"#)
            JSONEncoding.append(run.keyboardAnswer, to: &bytes)
            var warnings = BoundedList(#","warnings":["#)
            for warning in run.warnings { try warnings.append(warning) }
            return Response(.ok, .json, .bytes(bytes + warnings.closed(by: "]}")))
        } catch {
            return error.response
        }
    }
}
