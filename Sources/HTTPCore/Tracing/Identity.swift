/// What ties a request's answer and log line to the caller's own records.
package struct Identity: Sendable {
    package let requestID: RequestID
    package let trace: TraceContext

    init(_ fields: borrowing HeaderFields, _ source: borrowing IDSource) {
        requestID = RequestID(fields, source)
        trace = TraceContext(fields, source)
    }

    static let fieldCount = 2
    /// Room for the fields' names and values with an ID of our own.
    static let fieldLength = 112

    /// Adds `X-Request-Id` and `traceparent` to an answer.
    func write(to fields: inout HeaderFields) {
        fields.append("X-Request-Id", length: requestID.length) { requestID.write(to: &$0) }
        fields.append("traceparent", length: TraceContext.length) { trace.write(to: &$0) }
    }
}
