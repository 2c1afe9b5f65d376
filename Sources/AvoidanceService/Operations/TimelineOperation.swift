import AvoidanceEngine
import AvoidanceModels
import HTTPCore
import JSONCoding

/// `POST /v1/timelines`: a layout and a session of events in, an answer per event and the layout at the end out.
enum TimelineOperation {
    static func respond(to request: borrowing Request) -> Response {
        do throws(ServiceFailure) {
            let explains = try request.target.flag("explain")
            let body = try request.decode(TimelineRequest.self)
            var run = TimelineRun(body)
            var list = BoundedList(#"{"steps":["#)
            for event in body.events {
                try list.append(request.timer.measure { run.answer(event, explains: explains) })
            }
            var bytes = list.closed(by: #"],"layout":"#)
            JSONEncoding.append(run.layout, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
            return Response(.ok, .json, .bytes(bytes))
        } catch {
            return error.response
        }
    }
}
