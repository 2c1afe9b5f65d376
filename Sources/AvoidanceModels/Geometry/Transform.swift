/// A 2D affine transform about the centre of a view, as UIKit's `CGAffineTransform`.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). On the wire a member left out is the identity's.
@usableFromInline
package struct Transform: WireModel, Equatable {
    @usableFromInline package var a: Double
    @usableFromInline package var b: Double
    @usableFromInline package var c: Double
    @usableFromInline package var d: Double
    @usableFromInline package var tx: Double
    @usableFromInline package var ty: Double

    @inlinable
    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        a = reader.number("a", .coordinate) ?? 1
        b = reader.number("b", .coordinate) ?? 0
        c = reader.number("c", .coordinate) ?? 0
        d = reader.number("d", .coordinate) ?? 1
        tx = reader.number("tx", .coordinate) ?? 0
        ty = reader.number("ty", .coordinate) ?? 0
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("a", a)
        writer.number("b", b)
        writer.number("c", c)
        writer.number("d", d)
        writer.number("tx", tx)
        writer.number("ty", ty)
    }

    /// The transform that changes nothing.
    @usableFromInline package static let identity = Transform()
}
