import AvoidanceModels

extension LayoutTree {
    /// The views that taps hit, by UIKit's hit testing: subviews before their superviews, front to back.
    ///
    /// - A view is hit only by a point within its own bounds and those of every superview, clipping or not.
    /// - A hidden view and its subviews are not hit; every other view takes taps, since the layout does not say whether
    ///   user interaction is enabled.
    /// - The keyboard's window lies above all: a point on the keyboard hits no view.
    ///
    /// Of the views that a point is within, the last in the tree's order is the one that is hit, so one way through the
    /// tree from its end answers all points.
    ///
    /// - Parameters:
    ///   - points: In window coordinates.
    ///   - keyboard: Likewise; nil for a hidden one.
    /// - Returns: For each point the index of the view that it hits, nil for none.
    func hits(at points: [Point], under keyboard: Rect?) -> [Int?] {
        var hits = [Int?](repeating: nil, count: points.count)
        var open = TapPoints(points)
        if let keyboard { open.take(in: keyboard) { _ in } }
        let frames = touchFrames
        for index in frames.indices.reversed() {
            if open.isEmpty { break }
            open.take(in: frames[index]) { hits[$0] = index }
        }
        return hits
    }

    /// Where each view takes taps: the common part of its bounds and its superviews', in window coordinates.
    private var touchFrames: [Rect] {
        var frames: [Rect] = []
        frames.reserveCapacity(nodes.count)
        for node in nodes {
            let outer = node.parent < 0 ? window : frames[node.parent]
            frames.append(node.isHidden ? .zero : node.box.intersection(outer))
        }
        return frames
    }
}
