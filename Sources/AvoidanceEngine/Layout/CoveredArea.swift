import AvoidanceModels

/// The area that rectangles cover together, each point counted once.
struct CoveredArea {
    /// Most often there is one rectangle, the keyboard's, which needs no array.
    private var first: Rect?
    private var others: [Rect] = []

    /// Adds a rectangle; one without area adds nothing.
    mutating func add(_ rect: Rect) {
        guard rect.width > 0, rect.height > 0 else { return }
        if first == nil {
            first = rect
        } else {
            others.append(rect)
        }
    }

    var area: Double {
        guard let first else { return 0 }
        if others.isEmpty { return first.width * first.height }
        let rects = [first] + others
        let rows = rects.flatMap { [$0.minY, $0.maxY] }.sorted()
        var area = 0.0
        for (top, bottom) in zip(rows, rows.dropFirst()) where bottom > top {
            let row = rects.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
            var end = -Double.greatestFiniteMagnitude
            for rect in row {
                area += max(0, rect.maxX - max(end, rect.minX)) * (bottom - top)
                end = max(end, rect.maxX)
            }
        }
        return area
    }
}
