internal import AvoidanceModels

/// From pixels to points, within what the wire takes.
enum Scaling {
    static func divided(_ rect: Rect, by scale: Double) -> Rect {
        let size = divided(Size(width: rect.width, height: rect.height), by: scale)
        return Rect(
            x: WireNumber.clamped(rect.x / scale),
            y: WireNumber.clamped(rect.y / scale),
            width: size.width,
            height: size.height
        )
    }

    static func divided(_ size: Size, by scale: Double) -> Size {
        Size(
            width: max(WireNumber.clamped(size.width / scale), 0),
            height: max(WireNumber.clamped(size.height / scale), 0)
        )
    }
}
