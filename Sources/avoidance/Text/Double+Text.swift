extension Double {
    /// The number for people: at most `decimals` digits behind the point (three by default), and no zeros at the end.
    func text(decimals: Int = 3) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (self * scale).rounded()
        guard scaled.magnitude < 1e15 else { return description }
        let digits = Int(scaled.magnitude)
        let (whole, fraction) = digits.quotientAndRemainder(dividingBy: Int(scale))
        var text = (scaled < 0 ? "-" : "") + String(whole)
        guard fraction > 0 else { return text }
        let places = String(fraction)
        text += "." + String(repeating: "0", count: decimals - places.count) + places
        return String(text.reversed().drop { $0 == "0" }.reversed())
    }
}
