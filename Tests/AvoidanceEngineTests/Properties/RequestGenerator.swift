import AvoidanceModels

/// Draws random requests: nested views, lists, bars, transforms, windows anywhere, keyboards of every kind.
struct RequestGenerator {
    var random: Random
    /// What all lengths are multiples of; the quarter is a power of two, so that sums of lengths are exact.
    var step = 0.25
    /// The transforms that views may have.
    var transforms: [Transform] = [.flipped, .halfTurn, .quarterTurn, .scaled(0.5), .scaled(2)]
    /// Whether there are bars, and whether they may shrink instead of moving.
    var hasBars = true
    var hasShrinkingBars = true
    /// Whether a finger may hold a list.
    var hasTracking = true
    /// Whether the user scrolls between the events of a session.
    var hasScrolling = false
    /// Whether offsets may be out of range.
    var hasIllegalOffsets = true
    /// The kinds of keyboards.
    var keyboards = KeyboardKind.allCases

    private var ids: [String] = []
    private var budget = 0
    private var safeBottom = 0.0

    init(random: Random) {
        self.random = random
    }

    enum KeyboardKind: CaseIterable {
        case docked
        case undocked
        case floating
        case odd
    }

    private static let screens: [(Double, Double)] = [
        (390, 844), (375, 667), (844, 390), (320, 480), (768, 1024), (1024, 768), (400, 800),
    ]

    /// A show, or another event that brings a frame, with no state.
    mutating func request() -> AdjustmentRequest {
        let layout = layout()
        return AdjustmentRequest(layout: layout, event: event(on: layout), policy: policy())
    }

    mutating func layout() -> Layout {
        let (width, height) = random.element(RequestGenerator.screens)
        let screen = Screen(width: width, height: height, scale: random.element([nil, nil, 1, 2, 3]))
        var window: Rect?
        if random.chance(35) {
            window = Rect(
                length(-50, width / 2),
                length(-50, height / 2),
                length(width / 4, width),
                length(height / 4, height)
            )
        }
        ids = []
        budget = random.whole(2...12)
        let size = window ?? Rect(0, 0, width, height)
        var layout = Layout(screen: screen, window: window, views: [])
        if random.chance(60) { layout.safeAreaInsets = safeArea() }
        safeBottom = layout.safeAreaInsets.bottom
        while budget > 0 { layout.views.append(view(in: Size(width: size.width, height: size.height), depth: 0)) }
        if !hasIllegalOffsets { makeOffsetsLegal(in: &layout) }
        layout.firstResponder = focus()
        if let id = layout.firstResponder, random.chance(40), let field = layout.view(id) {
            layout.caret = caret(in: field)
        }
        return layout
    }

    /// An id of the last layout's, rarely none or an unknown one.
    mutating func focus() -> String? {
        if random.chance(6) { return nil }
        if random.chance(2) { return "nowhere" }
        let fields = ids.filter { $0.hasPrefix("field") }
        return random.element(fields.isEmpty || random.chance(15) ? ids : fields)
    }

    mutating func event(on layout: Layout) -> KeyboardEvent {
        let types: [EventType] = [
            .keyboardWillShow, .keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame, .keyboardDidDrag,
        ]
        return KeyboardEvent(
            type: random.element(types),
            endFrame: keyboard(on: layout.screen),
            isLocal: !keyboards.contains(.odd) || !random.chance(3)
        )
    }

    /// A keyboard's frame on the screen.
    mutating func keyboard(on screen: Screen) -> Rect {
        let kind = random.chance(60) && keyboards.contains(.docked) ? .docked : random.element(keyboards)
        let height = length(50, screen.height * 0.7)
        switch kind {
        case .docked:
            return Rect(0, screen.height - height, screen.width, height)
        case .undocked:
            let top = length(5, max(5, screen.height - height - 5))
            return Rect(0, top, screen.width, min(height, screen.height - 5 - top))
        case .floating:
            let width = length(40, screen.width - 20)
            // One as tall as the screen is wide would be a frame of the turned screen.
            return Rect(
                length(0, screen.width - width),
                length(5, screen.height - 20),
                width,
                min(height, screen.width * 0.75)
            )
        case .odd:
            return random.element([
                Rect(0, screen.height, screen.width, height), Rect(0, 0, 0, 0), Rect(0, 0, screen.width, height),
                Rect(0, -height, screen.width, height), Rect(0, 0, 160, screen.width), Rect(0, screen.height, 0, 0),
            ])
        }
    }

    mutating func policy() -> Policy {
        var policy = Policy()
        if random.chance(50) { policy.margin = Margin(top: length(0, 30), bottom: length(0, 30)) }
        if random.chance(20) { policy.insetMode = .add }
        if random.chance(10) { policy.insets = .focused }
        if random.chance(30) { policy.movesRoot = false }
        if random.chance(15) { policy.floating = .ignore }
        if random.chance(25) { policy.keepVisible = [random.element(ids), random.element(ids)] }
        return policy
    }

    /// A caret in a view's bounds space.
    mutating func caret(in view: View) -> Rect {
        let origin = view.scroll?.contentOffset ?? .zero
        let height = min(view.frame.height, length(1, 30))
        return Rect(
            origin.x + length(0, max(0, view.frame.width - 2)),
            origin.y + length(0, max(0, view.frame.height - height)),
            random.element([0, 2]),
            height
        )
    }

    /// A multiple of the step between two lengths.
    mutating func length(_ least: Double, _ greatest: Double) -> Double {
        random.number(least, greatest, step: step)
    }
}

extension RequestGenerator {
    private mutating func name(_ kind: String) -> String {
        ids.append("\(kind)\(ids.count)")
        return ids[ids.count - 1]
    }

    private mutating func view(in superview: Size, depth: Int) -> View {
        budget -= 1
        if depth > 0, random.chance(35) || depth > 4 || budget <= 0 { return field(in: superview) }
        if hasBars, random.chance(12) { return bar(in: superview, depth: depth) }
        var view = random.chance(60) ? list(in: superview) : container(in: superview)
        if random.chance(15), !transforms.isEmpty { view.transform = random.element(transforms) }
        view.isHidden = random.chance(3)
        let inside = view.scroll?.contentSize ?? Size(width: view.frame.width, height: view.frame.height)
        view.subviews = subviews(in: inside, depth: depth)
        return view
    }

    private mutating func subviews(in size: Size, depth: Int) -> [View] {
        (0..<random.whole(1...3)).compactMap { _ in budget > 0 ? view(in: size, depth: depth + 1) : nil }
    }

    private mutating func field(in superview: Size) -> View {
        let height = random.chance(85) ? length(20, 60) : length(1, max(1, superview.height))
        let width = random.chance(85) ? length(40, 200) : length(1, max(1, superview.width))
        return .field(
            Rect(length(-20, superview.width), length(-20, superview.height), width, height),
            id: name("field")
        )
    }

    private mutating func container(in superview: Size) -> View {
        var view = View.plain(name("view"), frame(in: superview))
        if random.chance(30) { view.clipsToBounds = random.chance(80) }
        return view
    }

    /// A bar whose bottom lies where its constant says.
    private mutating func bar(in superview: Size, depth: Int) -> View {
        let anchor: BottomConstraint.Anchor = depth > 0 ? .superview : random.element([.safeArea, .superview, .window])
        let line = superview.height - (anchor == .safeArea ? safeBottom : 0)
        let constant = random.chance(60) ? 0 : length(-60, 20)
        let pinsTop = hasShrinkingBars && random.chance(25)
        let height = pinsTop ? max(0, line + constant - (random.chance(70) ? 0 : length(0, 100))) : length(20, 80)
        let width = random.chance(80) ? superview.width : length(0, superview.width)
        return .bar(
            Rect(0, line + constant - height, width, height),
            id: name("bar"),
            to: anchor,
            constant: constant,
            pinsTop: pinsTop,
            subviews(in: Size(width: width, height: height), depth: depth)
        )
    }

    private mutating func list(in superview: Size) -> View {
        let frame = frame(in: superview)
        var scroll = ScrollGeometry()
        if random.chance(88) {
            scroll.contentSize = Size(
                width: random.chance(75) ? frame.width : length(0, 3 * frame.width),
                height: length(0, 3 * frame.height)
            )
        }
        if random.chance(30) { scroll.contentInset = insets() }
        if random.chance(15) { scroll.scrollIndicatorInsets = insets() }
        if random.chance(5) { scroll.adjustedContentInset = insets().adding(scroll.contentInset) }
        scroll.contentInsetAdjustmentBehavior = random.element([.automatic, .automatic, .never, .always])
        scroll.axes = random.element([.both, .vertical, .vertical, .horizontal])
        scroll.isScrollEnabled = !random.chance(8)
        scroll.isTracking = hasTracking && random.chance(4)
        let content = scroll.contentSize ?? Size(width: frame.width, height: frame.height)
        scroll.contentOffset = Point(
            x: offset(content.width, frame.width, scroll.contentInset.left, scroll.contentInset.right),
            y: offset(content.height, frame.height, scroll.contentInset.top, scroll.contentInset.bottom)
        )
        var view = View.plain(name("list"), frame)
        view.scroll = scroll
        if random.chance(5) { view.clipsToBounds = false }
        return view
    }

    private mutating func frame(in superview: Size) -> Rect {
        if random.chance(40) { return Rect(0, 0, superview.width, superview.height) }
        return Rect(
            length(-20, superview.width / 2),
            length(-20, superview.height),
            length(superview.width / 3, superview.width),
            length(10, max(10, superview.height))
        )
    }

    private mutating func safeArea() -> EdgeInsets {
        if random.chance(60) { return EdgeInsets(top: 47, bottom: 34) }
        return EdgeInsets(top: length(0, 60), left: length(0, 60), bottom: length(0, 60), right: length(0, 60))
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(
            top: length(0, 60),
            left: length(0, 20),
            bottom: length(0, random.element([60, 400])),
            right: length(0, 20)
        )
    }

    /// An offset in the range that the author's insets give, mostly its start.
    private mutating func offset(_ content: Double, _ bounds: Double, _ leading: Double, _ trailing: Double) -> Double {
        if hasIllegalOffsets, random.chance(5) { return length(-100, content + 100) }
        return random.chance(50) ? -leading : length(-leading, max(-leading, content + trailing - bounds))
    }
}

extension EdgeInsets {
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }
}
