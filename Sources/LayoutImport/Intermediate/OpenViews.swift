internal import AvoidanceModels

/// The views on the way from the root to where a dump is being read, for dumps that show nesting by depth.
struct OpenViews {
    /// Where a view goes.
    enum Place: Equatable {
        case root
        case inside(Int)
        /// Its superview was left out, and so is it.
        case nowhere
        /// It lies deeper than a layout may.
        case tooDeep
    }

    /// The depth of each, always rising, and its index; nil for one that was left out.
    private var views: [(depth: Int, index: Int?)] = []

    /// Closes what lies as deep as `depth` or deeper, and says where a view of that depth goes.
    mutating func place(atDepth depth: Int) -> Place {
        while let last = views.last, last.depth >= depth { views.removeLast() }
        guard let last = views.last else { return .root }
        guard let index = last.index else { return .nowhere }
        return views.count < Layout.maximumDepth ? .inside(index) : .tooDeep
    }

    /// Opens a view; nil for one that is left out.
    mutating func open(_ index: Int?, atDepth depth: Int) {
        views.append((depth, index))
    }

    /// The innermost one that is kept.
    var innermost: Int? { views.last { $0.index != nil }?.index ?? nil }
}

extension ImportedDump {
    /// Adds a view where its depth puts it, or opens its place without it: it then has no frame that can be taken, or
    /// lies too deep.
    mutating func add(_ view: ImportedView?, frame: ReadRect?, line: Int, atDepth depth: Int, _ open: inout OpenViews) {
        let place = open.place(atDepth: depth)
        if place == .tooDeep {
            warn(.tooDeep, line: line, "views nested deeper than \(Layout.maximumDepth) levels are left out")
        }
        guard var view, place != .tooDeep, place != .nowhere else { return open.open(nil, atDepth: depth) }
        guard let rect = frame?.rect else {
            let reason =
                frame == nil ? "has no frame" : "has a frame that is not finite, out of range or of negative size"
            // Frames of the screen stand for themselves, whatever is around them.
            let others = space == .parent ? " with all that is in it" : ""
            warn(.badFrame, line: line, "\(view.className) \(reason); it is left out\(others)")
            if space == .parent { open.open(nil, atDepth: depth) }
            return
        }
        if case .inside(let index) = place { view.parent = index } else { view.parent = nil }
        view.frame = rect
        view.line = line
        views.append(view)
        open.open(views.count - 1, atDepth: depth)
    }
}
