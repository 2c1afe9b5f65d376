import AvoidanceModels
import Testing

extension ReportedCase {
    /// The case in the service's words.
    func request() throws -> AdjustmentRequest {
        let type = try #require(EventType(rawValue: "keyboard" + input.event.type.capitalizedFirst))
        return AdjustmentRequest(
            layout: Layout(
                screen: Screen(width: input.screen.width, height: input.screen.height),
                window: input.window,
                safeAreaInsets: input.safeArea,
                firstResponder: input.focus,
                caret: input.caret,
                views: subviews(of: nil)
            ),
            event: KeyboardEvent(
                type: type,
                beginFrame: input.event.beginFrame.rect,
                endFrame: input.event.endFrame.rect,
                animationDuration: input.event.duration,
                animationCurve: input.event.curve,
                isLocal: input.event.isLocal
            ),
            policy: Policy(margin: Margin(top: input.margin, bottom: input.margin)),
            state: state
        )
    }

    private func subviews(of parent: String?) -> [View] {
        input.views.filter { $0.parent == parent }.map { reported in
            var view = View(
                id: reported.id,
                kind: reported.kind == "scroll" ? "scrollView" : reported.kind,
                frame: reported.frame,
                transform: reported.transform.map { Transform(a: $0.sx, d: $0.sy) },
                scroll: reported.scroll,
                subviews: subviews(of: reported.id)
            )
            for constraint in input.bottomConstraints ?? [] where constraint.view == reported.id {
                pin(&view, constraint, height: height(of: parent))
            }
            return view
        }
    }

    /// A view that fills its superview shrinks when it is raised, any other moves; the case has the frame at rest.
    private func pin(_ view: inout View, _ constraint: Constraint, height: Double) {
        let fills = view.frame.y == 0 && view.frame.height >= height
        view.bottomConstraint = BottomConstraint(
            relativeTo: constraint.to,
            constant: -constraint.current,
            pinsTop: fills
        )
        if fills {
            view.frame.height -= constraint.current
        } else {
            view.frame.y -= constraint.current
        }
    }

    private func height(of parent: String?) -> Double {
        input.views.first { $0.id == parent }?.frame.height ?? input.window.height
    }

    /// What the events before this one left behind; empty where there was none.
    private var state: AvoidanceState {
        var entries = input.views.compactMap { view in view.ledgerEntry.map { Entry(view.id, $0) } }
        for constraint in input.bottomConstraints ?? [] where constraint.current != 0 {
            let entry = LedgerEntry(
                before: ViewValues(bottomConstraint: 0),
                applied: ViewValues(bottomConstraint: -constraint.current)
            )
            entries.append(Entry(constraint.view, entry))
        }
        guard !entries.isEmpty else { return AvoidanceState() }
        var frame = input.event.beginFrame.rect
        frame.x -= input.window.x
        frame.y -= input.window.y
        return AvoidanceState(keyboard: KeyboardState(frame: frame, placement: .docked), views: entries)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
