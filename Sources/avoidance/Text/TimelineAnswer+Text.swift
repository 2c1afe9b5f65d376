internal import AvoidanceModels

extension TimelineAnswer {
    /// The steps for people, each below its event.
    func lines(for events: [TimelineEvent]) -> [String] {
        steps.enumerated().flatMap { index, step in
            let event = index < events.count ? events[index].text : ""
            return [TerminalText.escaped("\(index + 1)  \(event)")] + step.stepLines.map { "   " + $0 }
        }
    }
}

extension TimelineEvent {
    /// What happened, in a line.
    var text: String {
        let what =
            switch happening {
            case .keyboard(let event): event.type.rawValue
            case .userDidScroll(let view, let contentOffset):
                "userDidScroll \(view) to (\(contentOffset.x.text()), \(contentOffset.y.text()))"
            }
        let focus = firstResponder.map { $0.view.map { "focus on \($0)" } ?? "no focus" }
        let parts = [what, layout.map { _ in "new layout" }, focus, caret.map { _ in "new caret" }]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
