import AvoidanceModels

/// RxKeyboard's streams: what they hold, and what one event makes them emit.
struct KeyboardStreams {
    /// The last frame, in screen coordinates.
    private(set) var frame: Rect
    /// The last of `visibleHeight`.
    private(set) var visibleHeight: Double
    /// What `willShowVisibleHeight` emits; nil for nothing.
    private(set) var willShow: Double?
    /// Whether `frame`, and with it `visibleHeight`, emits anything.
    private(set) var hasEmitted = false
    private let screen: Screen

    /// The streams as the last event left them; at first the keyboard has no height, at the screen's bottom.
    init(_ previous: TakenKeyboard, on screen: Screen) {
        self.screen = screen
        let visible = KeyboardStreams.visibleHeight(of: previous.frame, on: screen)
        let isGone = previous.isHidden && visible > 0
        frame = isGone ? KeyboardStreams.none(on: screen) : previous.frame
        visibleHeight = isGone ? 0 : visible
    }

    /// Whether RxKeyboard listens to an event.
    func isHeard(_ type: EventType) -> Bool {
        switch type {
        case .keyboardWillShow, .keyboardWillChangeFrame, .keyboardWillHide, .keyboardDidDrag: true
        default: false
        }
    }

    /// Takes an event; a will-show and a will-hide bring the will-change that goes before them.
    mutating func take(_ event: KeyboardEvent) {
        let end = event.endFrame ?? KeyboardStreams.none(on: screen)
        switch event.type {
        case .keyboardWillShow, .keyboardWillChangeFrame:
            change(to: end)
        case .keyboardWillHide:
            change(to: end)
            emit(end.y < 0 ? end.at(y: screen.height) : end)
        case .keyboardDidDrag:
            guard frame.y < screen.height else { return }
            emit(frame.at(y: max(end.y, screen.height - frame.height)))
        default:
            break
        }
    }

    private mutating func change(to end: Rect) {
        emit(end.y < 0 ? end.at(y: screen.height - end.height) : end)
    }

    private mutating func emit(_ next: Rect) {
        guard next != frame else { return }
        frame = next
        hasEmitted = true
        let visible = KeyboardStreams.visibleHeight(of: next, on: screen)
        if visibleHeight == 0, visible > 0 { willShow = visible }
        visibleHeight = visible
    }

    private static func visibleHeight(of frame: Rect, on screen: Screen) -> Double {
        frame.intersection(Rect(x: 0, y: 0, width: screen.width, height: screen.height)).height
    }

    /// A keyboard without height at the screen's bottom.
    private static func none(on screen: Screen) -> Rect {
        Rect(x: 0, y: screen.height, width: screen.width, height: 0)
    }

    /// The streams in the answer's terms.
    func answer(in scene: StrategyScene) -> KeyboardAnswer {
        var keyboard = TakenKeyboard(frame, on: screen)
        if visibleHeight == 0 { keyboard.placement = .hidden }
        let state = keyboard.state(in: scene.layout)
        return KeyboardAnswer(
            frame: state.frame,
            placement: state.placement,
            visibleHeight: visibleHeight,
            willShowVisibleHeight: willShow,
            isHidden: visibleHeight == 0
        )
    }
}

extension Rect {
    /// The rectangle at another y.
    fileprivate func at(y: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
