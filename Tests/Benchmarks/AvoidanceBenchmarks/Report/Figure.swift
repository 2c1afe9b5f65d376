/// One result.
struct Figure: Equatable, Codable {
    /// Unique in a report, such as `service/CPU ratio`.
    let name: String
    let value: Double
    let unit: String
}
