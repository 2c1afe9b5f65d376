import AvoidanceModels

extension Problem {
    /// The answer that carries the problem; a cache never stores it.
    package var response: Response {
        Response(Status(rawValue: UInt16(clamping: status)) ?? .internalServerError, .problem, .bytes(json))
    }
}
