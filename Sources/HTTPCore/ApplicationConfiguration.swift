/// What an application can be told beside its routes.
package struct ApplicationConfiguration: Sendable {
    /// The greatest body in bytes, for routes without a limit of their own.
    package var bodyLimit = Application.defaultBodyLimit
    /// The greatest body of lines in bytes; each line keeps to the limit of a body.
    package var batchLimit = 64 << 20
    /// How many requests may be in flight before more are answered with 503.
    package var inFlightLimit = Int.max
    /// For the long answers of all requests together.
    package var answerMemory = AnswerMemory(limit: 256 << 20)
    /// Nil where nobody needs a key.
    package var keys: AccessKeys?
    /// Nil where no web page may read the answers.
    package var origins: AllowedOrigins?
    package var time = TimeSource.still
    package var ids = IDSource(seed: 0)
    /// Nil for none.
    package var log: Log?
    /// Nil for counters that nobody else sees.
    package var metrics: Metrics?

    package init() {}
}
