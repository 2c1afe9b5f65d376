import AvoidanceModels

/// Tries every legal offset of the lists around the focus, ten points apart, and says which show a target and how far
/// the content moves.
struct OffsetSearch {
    /// A vertical extent in the window.
    struct Extent {
        var start: Double
        var end: Double

        init(_ rect: Rect) {
            start = rect.minY
            end = rect.maxY
        }

        var length: Double { end - start }

        func widened(_ margin: Margin) -> Extent {
            var extent = self
            extent.start -= margin.top
            extent.end += margin.bottom
            return extent
        }
    }

    /// What the target has to lie in: a list's free bounds, or a box that clips.
    private struct Band {
        var start: Double
        var end: Double
        /// The lists from this one on, counted from the innermost, move the band.
        var mover: Int
    }

    private struct List {
        var place: Int
        var factor: Double
        var range: ClosedRange<Double>
        var before: Double
        var after: Double
    }

    /// The motions of the content in the window that the answer makes, innermost first; positive is upwards.
    let moved: [Double]
    /// Whether every offset that the answer changes is legal.
    let isLegal: Bool
    /// Whether the offsets from before are legal with the new insets, too.
    let startsLegal: Bool
    /// How much room there is for the target at the offsets from before.
    let room: Double
    private let lists: [List]
    private let bands: [Band]

    /// Looks at the lists around a view, which has to be in `region` of the window.
    init(_ outcome: Outcome, around focus: Int, within region: ClosedRange<Double>) {
        // Bars are where the keyboard puts them, offsets and insets as they were.
        let scene = Scene(outcome.layout.withScrolling(of: outcome.request.layout))
        var lists: [List] = []
        var bands = [Band(start: region.lowerBound, end: region.upperBound, mover: .max)]
        for place in scene.superviews(of: focus) {
            let view = scene.items[place].view
            let box = scene.box(place)
            guard let scroll = view.scroll else {
                if view.clipsToBounds == true { bands.append(Band(start: box.minY, end: box.maxY, mover: lists.count)) }
                continue
            }
            let inset = outcome.answer.inset(view.id) ?? scroll.contentInset
            let factor = scene.verticalUnits(place).y
            let system = scene.systemInsets(place)
            let leading = scroll.contentInset.top + system.top
            let trailing = scroll.contentInset.bottom + system.bottom
            lists.append(
                List(
                    place: place,
                    factor: factor,
                    range: scene.verticalRange(of: place, inset: inset),
                    before: scroll.contentOffset.y,
                    after: outcome.answer.offset(view.id) ?? scroll.contentOffset.y
                )
            )
            bands.append(
                Band(
                    start: box.minY + (factor > 0 ? leading : trailing),
                    end: box.maxY - (factor > 0 ? trailing : leading),
                    mover: lists.count
                )
            )
        }
        self.lists = lists
        self.bands = bands
        moved = lists.map { ($0.after - $0.before) * $0.factor }
        room = (bands.map(\.end).min() ?? 0) - (bands.map(\.start).max() ?? 0)
        startsLegal = lists.allSatisfy { $0.range.contains($0.before) }
        isLegal = lists.allSatisfy { $0.after == $0.before || $0.range.contains($0.after) }
    }

    /// Whether a target, which is at `extent` before, is free after these motions.
    func shows(_ extent: Extent, after motions: [Double]) -> Bool {
        var sum = 0.0
        // What the lists from the n-th on move.
        var outer = [0.0]
        for motion in motions.reversed() {
            sum += motion
            outer.append(sum)
        }
        for band in bands {
            let shift = band.mover == .max ? 0 : outer[motions.count - band.mover]
            if extent.start - sum < band.start - shift - 1e-6 || extent.end - sum > band.end - shift + 1e-6 {
                return false
            }
        }
        return true
    }

    /// The least sum of motions that shows a target; nil where none does.
    func leastMotion(showing extent: Extent) -> Double? {
        var least: Double?
        var motions = lists.map { _ in 0.0 }
        search(0, extent, &motions, &least)
        return least
    }

    private func search(_ index: Int, _ extent: Extent, _ motions: inout [Double], _ least: inout Double?) {
        guard index < lists.count else {
            let sum = motions.reduce(0) { $0 + $1.magnitude }
            if sum < least ?? .infinity, shows(extent, after: motions) { least = sum }
            return
        }
        var offset = lists[index].range.lowerBound
        while offset <= lists[index].range.upperBound {
            motions[index] = (offset - lists[index].before) * lists[index].factor
            search(index + 1, extent, &motions, &least)
            offset += 10
        }
    }
}
