import AvoidanceEngine
import AvoidanceModels

/// A request of round numbers, so that a test's arithmetic can be done by hand.
///
/// The screen is 400 by 800 points without a scale, so nothing is rounded; the window fills it; the safe area is the
/// whole window; the keyboard is 300 points high and docked, its top at 500; the margin is 8.
struct Scenario {
    var layout: Layout
    var event = KeyboardEvent.show(Scenario.keyboard)
    var policy = Policy()
    var state = AvoidanceState()

    init(_ views: [View], focus: String? = "field", caret: Rect? = nil) {
        layout = Layout(screen: Screen(width: 400, height: 800), firstResponder: focus, caret: caret, views: views)
    }

    static let keyboard = Rect(0, 500, 400, 300)
    static let whole = Rect(0, 0, 400, 800)

    /// The same with something else.
    func with(_ edit: (inout Scenario) -> Void) -> Scenario {
        var scenario = self
        edit(&scenario)
        return scenario
    }

    func answer(explains: Bool = false) -> AdjustmentAnswer {
        Avoidance.answer(
            AdjustmentRequest(layout: layout, event: event, policy: policy, state: state),
            explains: explains
        )
    }

    /// Answers the events one after the other, each answer applied before the next.
    func timeline(_ events: [TimelineEvent]) -> TimelineAnswer {
        TimelineRun.answer(TimelineRequest(layout: layout, policy: policy, events: events, state: state))
    }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension View {
    /// A view with nothing but a frame.
    static func plain(_ id: String, _ frame: Rect, _ subviews: [View] = []) -> View {
        View(id: id, frame: frame, subviews: subviews)
    }

    /// A text field.
    static func field(_ frame: Rect, id: String = "field") -> View {
        View(id: id, kind: "textField", frame: frame)
    }

    /// A scroll view whose content is as wide as itself.
    static func list(
        _ frame: Rect,
        id: String = "list",
        content: Double,
        offset: Double = 0,
        inset: EdgeInsets = .zero,
        _ subviews: [View] = []
    ) -> View {
        View(
            id: id,
            kind: "scrollView",
            frame: frame,
            scroll: ScrollGeometry(
                contentSize: Size(width: frame.width, height: content),
                contentOffset: Point(x: 0, y: offset),
                contentInset: inset
            ),
            subviews: subviews
        )
    }

    /// A view with a bottom constraint.
    static func bar(
        _ frame: Rect,
        id: String = "bar",
        to anchor: BottomConstraint.Anchor = .window,
        constant: Double = 0,
        pinsTop: Bool = false,
        _ subviews: [View] = []
    ) -> View {
        View(
            id: id,
            kind: "toolbar",
            frame: frame,
            bottomConstraint: BottomConstraint(relativeTo: anchor, constant: constant, pinsTop: pinsTop),
            subviews: subviews
        )
    }

    /// The same view with something else.
    func with(_ edit: (inout View) -> Void) -> View {
        var view = self
        edit(&view)
        return view
    }

    /// The same scroll view with something else.
    func scrolling(_ edit: (inout ScrollGeometry) -> Void) -> View {
        with { view in
            var scroll = view.scroll ?? ScrollGeometry()
            edit(&scroll)
            view.scroll = scroll
        }
    }
}

extension Transform {
    /// Upside down, as chats are built.
    static let flipped = Transform(a: 1, b: 0, c: 0, d: -1)
    /// Turned by 180 degrees.
    static let halfTurn = Transform(a: -1, b: 0, c: 0, d: -1)
    /// Turned by 90 degrees: what was at the top lies at the right.
    static let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0)

    static func scaled(_ factor: Double) -> Transform {
        Transform(a: factor, b: 0, c: 0, d: factor)
    }
}

extension KeyboardEvent {
    static func show(_ frame: Rect) -> KeyboardEvent {
        KeyboardEvent(type: .keyboardWillShow, endFrame: frame)
    }

    static func change(_ frame: Rect) -> KeyboardEvent {
        KeyboardEvent(type: .keyboardWillChangeFrame, endFrame: frame)
    }

    static let hide = KeyboardEvent(type: .keyboardWillHide, endFrame: Rect(0, 800, 400, 300))
}

extension TimelineEvent {
    static func show(_ frame: Rect = Scenario.keyboard) -> TimelineEvent {
        TimelineEvent(.keyboard(.show(frame)))
    }

    static func change(_ frame: Rect) -> TimelineEvent {
        TimelineEvent(.keyboard(.change(frame)))
    }

    static let hide = TimelineEvent(.keyboard(.hide))

    static func scroll(_ view: String = "list", to y: Double) -> TimelineEvent {
        TimelineEvent(.userDidScroll(view: view, contentOffset: Point(x: 0, y: y)))
    }

    static func focus(_ view: String?, caret: Rect? = nil) -> TimelineEvent {
        TimelineEvent(
            .keyboard(KeyboardEvent(type: .focusDidChange)),
            firstResponder: FocusChange(view: view),
            caret: caret
        )
    }
}
