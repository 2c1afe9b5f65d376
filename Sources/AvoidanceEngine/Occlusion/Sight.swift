import AvoidanceModels

/// A view in the window, and what is taken out of sight of it, one thing after the other.
struct Sight {
    /// The view; one without width or height, which has no area to share out, as a very thin one.
    private let target: Rect
    /// What has taken something away.
    private(set) var covers: [OcclusionCover] = []
    /// What is left, in parts that share no area.
    private var rest: [Rect]
    /// By how much a very thin view on a rectangle's edge may stand out of it and still lie inside.
    private let margin: Size

    init(of box: Rect) {
        target = box.thickened
        rest = [target]
        margin = box.slack
    }

    /// Whether nothing is left.
    var isEmpty: Bool { rest.isEmpty }

    /// The share of the view that is left: 0 to 1.
    var visibleShare: Double {
        let share = rest.area / target.area
        // What is missing for want of precision is not missing.
        return share > 1 - Sight.precision ? 1 : share < Sight.precision ? 0 : share
    }

    /// Whether all of the view lies inside a rectangle.
    func isWithin(_ frame: Rect) -> Bool {
        frame.grown(by: margin).contains(target)
    }

    /// Takes away what lies outside a rectangle.
    mutating func keep(_ frame: Rect, _ cause: OcclusionCause, _ view: String? = nil) {
        let frame = frame.grown(by: margin)
        leave(rest.map { $0.intersection(frame) }.filter { $0.width > 0 && $0.height > 0 }, cause, view)
    }

    /// Takes away what lies below a line.
    mutating func keep(above line: Double, _ cause: OcclusionCause, _ view: String? = nil) {
        keep(Rect(x: target.x, y: target.y, width: target.width, height: max(0, line - target.y)), cause, view)
    }

    /// Takes away what lies under a rectangle.
    mutating func cover(by frame: Rect, _ cause: OcclusionCause, _ view: String? = nil) {
        guard rest.contains(where: { $0.overlaps(frame) }) else { return }
        var parts: [Rect] = []
        parts.reserveCapacity(rest.count + 3)
        for rect in rest { rect.add(partsOutside: frame, to: &parts) }
        leave(parts, cause, view)
    }

    private mutating func leave(_ parts: [Rect], _ cause: OcclusionCause, _ view: String?) {
        let share = (rest.area - parts.area) / target.area
        if share > Sight.precision { covers.append(OcclusionCover(by: cause, view: view, share: min(1, share))) }
        rest = parts
    }

    /// Smaller shares are none.
    private static let precision = 1e-9
}

extension Rect {
    /// Whether another one lies inside.
    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// Adds the parts that lie outside another one to a list, at most four: above and below it over the whole width,
    /// left and right of it.
    fileprivate func add(partsOutside other: Rect, to parts: inout [Rect]) {
        guard overlaps(other) else {
            parts.append(self)
            return
        }
        func add(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
            if left < right, top < bottom {
                parts.append(Rect(x: left, y: top, width: right - left, height: bottom - top))
            }
        }
        let top = max(minY, other.minY)
        let bottom = min(maxY, other.maxY)
        add(minX, minY, maxX, top)
        add(minX, bottom, maxX, maxY)
        add(minX, top, other.minX, bottom)
        add(other.maxX, top, maxX, bottom)
    }

    fileprivate var area: Double { width * height }
}

extension [Rect] {
    fileprivate var area: Double { reduce(0) { $0 + $1.area } }
}
