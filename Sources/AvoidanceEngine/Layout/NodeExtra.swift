import AvoidanceModels

/// What few views have.
struct NodeExtra {
    /// About the centre; nil for none.
    var transform: Transform?
    /// The line at which what is inside a shrunk superview ends, in window coordinates.
    var line: ShrinkLine?
}

/// The bottom of a view that shrinks above the keyboard, in window coordinates.
struct ShrinkLine {
    /// As the request has it.
    var before: Double
    /// As placed.
    var after: Double
    /// Whether what would reach beyond it ends there: not where the view is back at its full height.
    var cuts: Bool
}

extension LayoutTree {
    /// The transform of a view about its centre; nil for none.
    func transform(of index: Int) -> Transform? {
        let extra = nodes[index].extra
        return extra < 0 ? nil : extras[extra].transform
    }

    /// Gives a view a transform.
    mutating func setTransform(_ transform: Transform, of index: Int) {
        extras[extra(of: index)].transform = transform
    }

    /// The line at which what is inside a shrunk superview of a view ends.
    func line(of index: Int) -> ShrinkLine? {
        let extra = nodes[index].extra
        return extra < 0 ? nil : extras[extra].line
    }

    /// Keeps that line; nil for none.
    ///
    /// Inlined, since most views have none.
    @inline(__always)
    mutating func setLine(_ line: ShrinkLine?, of index: Int) {
        if line == nil, nodes[index].extra < 0 { return }
        extras[extra(of: index)].line = line
    }

    private mutating func extra(of index: Int) -> Int {
        if nodes[index].extra < 0 {
            nodes[index].extra = extras.count
            extras.append(NodeExtra())
        }
        return nodes[index].extra
    }
}
