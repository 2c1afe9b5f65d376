import AvoidanceModels

extension AffineMap {
    /// The map back; nil where this one leaves no area.
    func inverse() -> AffineMap? {
        if isTranslation { return .translation(x: -tx, y: -ty) }
        let determinant = a * d - b * c
        guard determinant.magnitude > 1e-12 else { return nil }
        return AffineMap(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        ).bounded()
    }
}
