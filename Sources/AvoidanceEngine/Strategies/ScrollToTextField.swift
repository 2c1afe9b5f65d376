import AvoidanceModels

/// A view controller that scrolls to the focused one of its text fields, from an article in Objective-C.
///
/// On will-show, with d = the field's bottom in the content view − (scroll view's height − keyboard's height):
/// if d < offset.y, scrolling is switched off and that is all. Otherwise bottom insets = keyboard's height,
/// offset = (0, max(0, d)), and the offset before is remembered as long as the remembered one's y is zero. The article
/// leaves closing open: will-hide gives back insets, offset and scrolling.
///
/// It ignores where the scroll view and the keyboard lie, the author's insets, safe areas, carets and text views.
enum ScrollToTextField: Strategy {
    private typealias Parameters = ScrollToTextFieldParameters

    private static let fields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset, .isScrollEnabled]

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let focused = focusedField(in: scene, &outcome)
        let scrollView = focused.flatMap { scene.scrollViews(around: $0).first }
        switch scene.event.type {
        case .keyboardWillHide:
            giveBack(scrollView, in: scene, &outcome)
        case .keyboardWillShow:
            guard let focused, let scrollView, let geometry = scene.geometry(of: scrollView) else {
                outcome.passStateOn()
                return
            }
            let offset = self.offset(for: focused, in: scrollView, scene)
            if offset < geometry.contentOffset.y {
                outcome.change(scrollView, fields, remembering: .isScrollEnabled) { $0.isScrollEnabled = false }
            } else {
                scroll(scrollView, to: Point(x: 0, y: max(offset, 0)), in: scene, &outcome)
            }
        default:
            outcome.passStateOn()
            if let scrollView { outcome.list(scrollView, fields) }
        }
    }

    /// The first responder, if it is one of the fields.
    private static func focusedField(in scene: StrategyScene, _ outcome: inout StrategyOutcome) -> Int? {
        guard let ids = scene.policy[Parameters.fields] else {
            return scene.focus.flatMap { scene.kind(of: $0) == "textField" ? $0 : nil }
        }
        let listed = outcome.views(ids, namedBy: "fields", in: scene)
        return scene.focus.flatMap { listed.contains($0) ? $0 : nil }
    }

    /// The offset at which the field ends at the keyboard's top, if the scroll view filled the screen.
    private static func offset(for field: Int, in scrollView: Int, _ scene: StrategyScene) -> Double {
        let content = contentView(of: scrollView, holding: field, in: scene)
        let origin = scene.convert(Rect(x: 0, y: 0, width: 0, height: 0), from: field, to: content)
        let free = scene.tree.nodes[scrollView].frame.height - scene.keyboard.frame.height
        return origin.y + scene.tree.nodes[field].frame.height - free
    }

    /// The scroll view's subview that holds the field; the scroll view, where the field is its own subview.
    private static func contentView(of scrollView: Int, holding field: Int, in scene: StrategyScene) -> Int {
        scene.tree.superviews(of: field).first { scene.tree.nodes[$0].parent == scrollView } ?? scrollView
    }

    /// Scrolls above the keyboard, and remembers the offset before as long as the remembered one is zero.
    private static func scroll(
        _ scrollView: Int,
        to offset: Point,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        let inset = EdgeInsets(bottom: scene.keyboard.frame.height)
        let remembered: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]
        outcome.change(scrollView, fields, remembering: remembered) { values in
            values.contentInset = inset
            values.scrollIndicatorInsets = inset
            values.contentOffset = offset
        }
        guard var entry = outcome.entry(of: scrollView), entry.before.contentOffset?.y == 0 else { return }
        entry.before.contentOffset = scene.geometry(of: scrollView)?.contentOffset
        outcome.remember(scrollView, entry)
    }

    /// Gives every scroll view that the state knows what it had; the article leaves this open.
    private static func giveBack(_ scrollView: Int?, in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        for index in scene.scrollViews {
            guard let before = scene.entry(of: index)?.before else {
                if index == scrollView { outcome.list(index, fields) }
                continue
            }
            outcome.change(index, fields) { $0.take(before) }
            outcome.remember(index, nil)
        }
    }
}
