/// What a load generator saw of a server.
struct LoadResult {
    let requests: Double
    let requestsPerSecond: Double
    /// Connections, reads and writes that failed, and answers with another status than 200.
    let errors: Int
    /// The server's processor time for a request.
    let processorMicroseconds: Double
    let medianMicroseconds: Double
    /// The time that 99 of 100 requests keep.
    let lateMicroseconds: Double
}
