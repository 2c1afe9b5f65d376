import AvoidanceModels

extension RequestGenerator {
    /// A field in a list, or in a list in a list, all lengths multiples of 10 and all offsets legal, so that trying every
    /// tenth offset tries every one that matters.
    ///
    /// The root does not move. Now and then there are a bar in front, a safe area, a sheet, flipped lists, a superview
    /// that clips, and a caret.
    mutating func nest(_ depth: Int, keyboards: [KeyboardKind] = [.docked]) -> AdjustmentRequest {
        step = 10
        self.keyboards = keyboards
        let screen = Screen(width: 400, height: 800)
        var window = Rect(0, 0, 400, 800)
        if random.chance(20) { window = Rect(0, length(0, 300), 400, length(300, 700)) }
        var field = View.field(Rect(0, 0, 200, random.chance(70) ? length(20, 60) : length(10, 700)))
        let contents = (0..<depth).map { _ in length(100, 1400) }
        field.frame.y = length(-20, contents[0])
        var views = [field]
        for index in 0..<depth {
            let isOutermost = index == depth - 1
            let y = isOutermost ? length(0, 200) : length(-20, contents[index + 1])
            var list = View.list(
                Rect(0, y, 400, isOutermost ? length(100, 800) : length(50, 600)),
                id: "list\(index)",
                content: contents[index],
                inset: random.chance(30) ? EdgeInsets(top: length(0, 100), bottom: length(0, 200)) : .zero,
                views
            ).scrolling { $0.axes = .vertical }
            if random.chance(15) { list.transform = .flipped }
            if random.chance(30) { list.scroll?.contentInsetAdjustmentBehavior = .never }
            views = [list]
            if random.chance(10) {
                let box = Rect(0, list.frame.y, 400, length(50, 600))
                views = [
                    View.plain("box\(index)", box, [list.with { $0.frame.y = 0 }]).with { $0.clipsToBounds = true }
                ]
            }
        }
        if random.chance(25) { views.append(.bar(Rect(0, window.height - 50, 400, 50))) }
        var layout = Layout(screen: screen, window: window, firstResponder: "field", views: views)
        if random.chance(40) { layout.safeAreaInsets = EdgeInsets(top: 50, bottom: 30) }
        if random.chance(40) {
            let height = min(field.frame.height, random.element([10, 20, 30]))
            layout.caret = Rect(10, length(0, field.frame.height - height), 2, height)
        }
        for index in (0..<depth).reversed() { setLegalOffset(of: "list\(index)", in: &layout) }
        var policy = Policy()
        policy.movesRoot = false
        policy.margin = Margin(top: length(0, 20), bottom: length(0, 20))
        let event = KeyboardEvent.show(keyboard(on: screen))
        return AdjustmentRequest(layout: layout, event: event, policy: policy)
    }

    private mutating func setLegalOffset(of id: String, in layout: inout Layout) {
        let scene = Scene(layout)
        guard let index = scene.index(of: id), let scroll = scene.items[index].view.scroll else { return }
        let range = scene.verticalRange(of: index, inset: scroll.contentInset)
        let y = random.chance(40) ? range.lowerBound : length(range.lowerBound, range.upperBound)
        Layout.setOffset(Point(x: scroll.contentOffset.x, y: y), of: id, in: &layout.views)
    }

    /// Brings every offset into its range, outer lists first, whose offsets say what inner ones have of the safe area.
    func makeOffsetsLegal(in layout: inout Layout) {
        for item in Scene(layout).items where item.view.scroll != nil {
            let scene = Scene(layout)
            guard let index = scene.index(of: item.view.id), let scroll = scene.items[index].view.scroll else {
                continue
            }
            let offset = Point(
                x: scene.horizontalRange(of: index, inset: scroll.contentInset).nearest(scroll.contentOffset.x),
                y: scene.verticalRange(of: index, inset: scroll.contentInset).nearest(scroll.contentOffset.y)
            )
            Layout.setOffset(offset, of: item.view.id, in: &layout.views)
        }
    }
}

extension Layout {
    fileprivate static func setOffset(_ offset: Point, of id: String, in views: inout [View]) {
        for index in views.indices {
            if views[index].id == id { views[index].scroll?.contentOffset = offset }
            setOffset(offset, of: id, in: &views[index].subviews)
        }
    }
}

extension ClosedRange<Double> {
    func nearest(_ value: Double) -> Double { Swift.max(lowerBound, Swift.min(value, upperBound)) }
}

extension Scene {
    /// The legal offsets along a list's own y: from [−adjusted top] to [content + adjusted bottom − bounds], which is the
    /// start where it would lie before it (rule 7).
    func verticalRange(of index: Int, inset: EdgeInsets) -> ClosedRange<Double> {
        let view = items[index].view
        let system = systemInsets(index)
        let content = view.scroll?.contentSize?.height ?? view.frame.height
        let start = -(inset.top + system.top)
        return start...max(start, content + inset.bottom + system.bottom - view.frame.height)
    }

    /// The same along its own x.
    func horizontalRange(of index: Int, inset: EdgeInsets) -> ClosedRange<Double> {
        let view = items[index].view
        let system = systemInsets(index)
        let content = view.scroll?.contentSize?.width ?? view.frame.width
        let start = -(inset.left + system.left)
        return start...max(start, content + inset.right + system.right - view.frame.width)
    }
}
