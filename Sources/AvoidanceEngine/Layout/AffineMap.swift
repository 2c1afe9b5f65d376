import AvoidanceModels

/// A map from one coordinate space to another: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
struct AffineMap: Sendable, Equatable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double

    /// The map that moves by (x, y).
    static func translation(x: Double, y: Double) -> AffineMap {
        AffineMap(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Whether the map only moves.
    var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }

    /// Whether the map keeps both axes and their directions: no flip, rotation or skew.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The map that applies `inner` first and then this one.
    @inline(__always)
    func after(_ inner: AffineMap) -> AffineMap {
        if isTranslation {
            return AffineMap(a: inner.a, b: inner.b, c: inner.c, d: inner.d, tx: inner.tx + tx, ty: inner.ty + ty)
        }
        return product(with: inner)
    }

    private func product(with inner: AffineMap) -> AffineMap {
        AffineMap(
            a: a * inner.a + c * inner.b,
            b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx,
            ty: b * inner.tx + d * inner.ty + ty
        )
    }

    /// The map with its members held within ±1e15, so that no nesting of transforms makes a number infinite.
    @inline(__always)
    func bounded() -> AffineMap { isTranslation ? self : held }

    private var held: AffineMap {
        func hold(_ value: Double) -> Double { max(-1e15, min(value, 1e15)) }
        return AffineMap(a: hold(a), b: hold(b), c: hold(c), d: hold(d), tx: hold(tx), ty: hold(ty))
    }

    /// The smallest upright rectangle around the image of `rect`; the image itself for a quarter turn, flip or scale.
    @inline(__always)
    func boundingBox(of rect: Rect) -> Rect {
        if isTranslation {
            return Rect(x: rect.x + tx, y: rect.y + ty, width: rect.width, height: rect.height)
        }
        return hull(of: rect)
    }

    private func hull(of rect: Rect) -> Rect {
        let x1 = a * rect.x
        let x2 = a * rect.maxX
        let x3 = c * rect.y
        let x4 = c * rect.maxY
        let y1 = b * rect.x
        let y2 = b * rect.maxX
        let y3 = d * rect.y
        let y4 = d * rect.maxY
        let minX = min(x1, x2) + min(x3, x4) + tx
        let minY = min(y1, y2) + min(y3, y4) + ty
        return Rect(
            x: minX,
            y: minY,
            width: max(x1, x2) + max(x3, x4) + tx - minX,
            height: max(y1, y2) + max(y3, y4) + ty - minY
        )
    }
}
