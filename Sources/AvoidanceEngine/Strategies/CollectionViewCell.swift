import AvoidanceModels

/// A collection view cell that listens to the keyboard itself, from an article in Objective-C.
///
/// Show: with below = scroll view's height + offset.y − field's maxY, and only if the keyboard is higher than that,
/// offset = (0, offset.y + keyboard's height − below + 10). Hide: (0, 0) if the field's y lies above the scroll view's
/// height, else (0, field's maxY − scroll view's height + min(50, content height − field's maxY)).
///
/// Every cell on screen acts, each with the field that was last selected in it (the state's `selectedFields`), or a zero
/// rectangle where none was: a message to nil. Frames are taken in their own superviews; where the scroll view lies,
/// insets, safe areas, and where the keyboard lies are ignored. `scopedToCell` lets the focused cell alone act.
enum CollectionViewCell: Strategy {
    private typealias Parameters = CollectionViewCellParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        var selected = Dictionary(
            scene.state.selectedFields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        let cells = self.cells(in: scene, named: selected)
        let focused = scene.focus.flatMap { field in
            cells.lazy.map(\.index).filter { scene.isInside(field, $0) }.max()
        }
        if let focused, let field = scene.focus, scene.kind(of: field) == "textField" {
            selected[scene.id(of: focused)] = scene.id(of: field)
            outcome.select(scene.id(of: field), in: scene.id(of: focused))
        }
        let isShow = scene.event.type == .keyboardWillShow
        let isHeard = isShow || scene.event.type == .keyboardWillHide
        if !isHeard { outcome.passStateOn() }
        for cell in cells {
            let acts = isHeard && (cell.index == focused || !scene.policy[Parameters.scopedToCell])
            guard acts, let geometry = scene.geometry(of: cell.scrollView) else {
                outcome.list(cell.scrollView, .contentOffset)
                continue
            }
            let field = selected[scene.id(of: cell.index)].flatMap { scene.index(of: $0) }
            let frame = field.map { scene.frame(of: $0) } ?? .zero
            let height = scene.tree.nodes[cell.scrollView].frame.height
            let offset =
                isShow
                ? shown(frame, height, geometry.contentOffset, scene.keyboard.frame.height)
                : hidden(frame, height, scene.contentSize(of: cell.scrollView).height)
            outcome.change(cell.scrollView, .contentOffset) { $0.contentOffset = offset }
        }
    }

    /// The offset for a keyboard that comes.
    private static func shown(_ field: Rect, _ height: Double, _ offset: Point, _ keyboard: Double) -> Point {
        let below = height + offset.y - field.maxY
        return keyboard > below ? Point(x: 0, y: keyboard - below + 10 + offset.y) : offset
    }

    /// The offset for a keyboard that goes.
    private static func hidden(_ field: Rect, _ height: Double, _ contentHeight: Double) -> Point {
        if field.minY < height { return .zero }
        return Point(x: 0, y: field.maxY - height + min(50, contentHeight - field.maxY))
    }
}

extension CollectionViewCell {
    /// A cell on screen, with its scroll view.
    private struct Cell {
        var index: Int
        var scrollView: Int
    }

    /// The cells on screen that have a scroll view of their own, in layout order; a nested cell's is not its outer's.
    ///
    /// What the state's selected fields name is a cell, whatever its kind.
    private static func cells(in scene: StrategyScene, named known: [String: String]) -> [Cell] {
        var cells: [Cell] = []
        var open: [Int] = []
        var found: Set<Int> = []
        for index in scene.tree.nodes.indices {
            while let last = open.last, scene.tree.nodes[last].end <= index { open.removeLast() }
            let node = scene.tree.nodes[index]
            let kind = scene.kind(of: index)
            if node.scroll >= 0, kind != "textView", let cell = open.last, found.insert(cell).inserted {
                cells.append(Cell(index: cell, scrollView: index))
            }
            let isCell = kind == "cell" || kind.hasSuffix("Cell") || known[scene.id(of: index)] != nil
            if isCell, !node.isHidden, node.box.overlaps(node.clip) { open.append(index) }
        }
        return cells
    }
}

extension StrategyOutcome {
    /// Remembers the field that is selected in a cell.
    fileprivate mutating func select(_ field: String, in cell: String) {
        if let place = selectedFields.firstIndex(where: { $0.name == cell }) {
            selectedFields[place].value = field
        } else {
            selectedFields.append(Entry(cell, field))
        }
    }
}
