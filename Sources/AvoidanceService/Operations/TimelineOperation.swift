import AvoidanceEngine
import AvoidanceModels
import HTTPCore
import JSONCoding

/// `POST /v1/timelines`: a layout and a session of events in, an answer per event and the layout at the end out.
enum TimelineOperation {
    /// The longest answer in bytes: 16 MiB, as for batches. A short request can ask for far more.
    static let answerLimit = 16_777_216

    static func respond(to request: Request) -> Response {
        do throws(ServiceFailure) {
            let explains = try request.target.flag("explain")
            let body = try request.decode(TimelineRequest.self)
            return Response(.ok, .json, .bytes(try answer(body, explains: explains)))
        } catch {
            return error.response
        }
    }

    /// Writes each step as soon as it is worked out, so that the limit holds for memory too.
    private static func answer(_ body: TimelineRequest, explains: Bool) throws(ServiceFailure) -> [UInt8] {
        var run = TimelineRun(body)
        var bytes = Array(#"{"steps":["#.utf8)
        for (index, event) in body.events.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONEncoding.append(run.answer(event, explains: explains), to: &bytes)
            if bytes.count > answerLimit { throw .answerTooLong(limit: answerLimit) }
        }
        bytes.append(contentsOf: #"],"layout":"#.utf8)
        JSONEncoding.append(run.layout, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }
}
