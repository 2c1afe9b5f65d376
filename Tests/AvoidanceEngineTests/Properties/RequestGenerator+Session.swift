import AvoidanceEngine
import AvoidanceModels

extension RequestGenerator {
    /// A session of a few events on a layout: shows, changes of frame, focus and caret; at last a hide, if wanted.
    mutating func session(endsWithHide: Bool) -> TimelineRequest {
        let layout = layout()
        var request = TimelineRequest(layout: layout, policy: policy(), events: [])
        for _ in 0..<random.whole(1...4) {
            if hasScrolling, random.chance(40), let scroll = scrolling(on: layout) { request.events.append(scroll) }
            request.events.append(happening(on: layout))
        }
        if endsWithHide { request.events.append(TimelineEvent(.keyboard(KeyboardEvent(type: .keyboardWillHide)))) }
        return request
    }

    /// The user's scrolling of one of a layout's lists, now and then beyond what its own insets allow.
    private mutating func scrolling(on layout: Layout) -> TimelineEvent? {
        let lists = Scene(layout).items.map(\.view).filter { $0.scroll != nil }
        if lists.isEmpty { return nil }
        let list = random.element(lists)
        let y = length(-100, (list.scroll?.contentSize?.height ?? list.frame.height) + 100)
        let x = list.scroll?.contentOffset.x ?? 0
        return TimelineEvent(.userDidScroll(view: list.id, contentOffset: Point(x: x, y: y)))
    }

    /// One event of a session.
    mutating func happening(on layout: Layout) -> TimelineEvent {
        switch random.whole(1...10) {
        case 1...6:
            return TimelineEvent(.keyboard(event(on: layout)))
        case 7...8:
            let id = focus()
            let field = random.chance(40) ? id.flatMap { layout.view($0) } : nil
            return TimelineEvent(
                .keyboard(KeyboardEvent(type: .focusDidChange)),
                firstResponder: TimelineEvent.FocusChange(view: id),
                caret: field.map { caret(in: $0) }
            )
        case 9:
            let field = layout.firstResponder.flatMap { layout.view($0) }
            return TimelineEvent(.keyboard(KeyboardEvent(type: .caretDidMove)), caret: field.map { caret(in: $0) })
        default:
            return TimelineEvent(.keyboard(KeyboardEvent(type: random.element([.layoutDidChange, .keyboardWillHide]))))
        }
    }
}

extension TimelineRequest {
    func answers() -> TimelineAnswer { TimelineRun.answer(self) }

    /// A single show of the keyboard and the focus that the first events of a session end with.
    static func once(_ session: TimelineRequest, last count: Int) -> TimelineRequest {
        var once = session
        var event = KeyboardEvent(type: .keyboardWillHide)
        for next in session.events.prefix(count) {
            if let focus = next.firstResponder {
                if focus.view != once.layout.firstResponder { once.layout.caret = nil }
                once.layout.firstResponder = focus.view
            }
            if let caret = next.caret { once.layout.caret = caret }
            if case .keyboard(let keyboard) = next.happening, keyboard.type.isHide || keyboard.type.bringsFrame {
                event = keyboard
            }
        }
        once.events = [TimelineEvent(.keyboard(event))]
        return once
    }
}

extension TimelineEvent {
    var isHide: Bool {
        if case .keyboard(let event) = happening { event.type.isHide } else { false }
    }
}
