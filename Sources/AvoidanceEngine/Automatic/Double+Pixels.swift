extension Double {
    /// The number rounded to pixels; itself where the screen names no scale.
    ///
    /// A value that is a pixel's but for the last bits stays there.
    func rounded(toPixelsOf scale: Double?, up: Bool) -> Double {
        guard let scale else { return self }
        let pixels = self * scale
        return up ? (pixels - 1e-6).rounded(.up) / scale : (pixels + 1e-6).rounded(.down) / scale
    }
}
