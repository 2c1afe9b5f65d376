extension [Double] {
    /// The middle value, or the mean of the two middle ones; 0 without values.
    var median: Double {
        let values = sorted()
        guard !values.isEmpty else { return 0 }
        return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }
}
