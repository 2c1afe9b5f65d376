internal import AvoidanceModels

extension StrategyCatalogue {
    /// A line for each strategy: its name and its source.
    var lines: [String] {
        Table(columns: [.leading, .leading], rows: strategies.map { [$0.name.rawValue, $0.source] }).lines
    }
}
