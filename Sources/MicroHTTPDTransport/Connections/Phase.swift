/// What a connection waits for; each phase but `working` has a deadline.
package enum Phase: UInt64, Sendable {
    /// Accepted, no request line so far.
    case opened
    /// Between requests.
    case idle
    /// A request has begun and its head is not complete.
    case head
    case body
    /// The answer is being made.
    case working
    /// The client is taking the answer.
    case answer
    /// The socket was shut and the worker has not noticed so far.
    case shut
}
