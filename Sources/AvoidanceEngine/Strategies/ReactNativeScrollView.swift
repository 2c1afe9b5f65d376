import AvoidanceModels

/// React Native's `ScrollView` with `automaticallyAdjustKeyboardInsets`, as its native half does it on iOS.
///
/// With K the keyboard's top: contentInset.bottom = max(scroll view's lower edge in the window − K, author's); all
/// indicator insets the same; contentOffset.y += focus's lower end − K if that is positive, held to the raw insets'
/// range. The focus's lower end is the caret's, 15 lower for a single line, or without a caret the field's. A scroll
/// view turned upside down gets the inset at its top and scrolls the other way.
///
/// Outer scroll views come first, and each later one sees what they have scrolled. Safe areas, the keyboard's width and
/// its lower edge are ignored; the offset is not given back.
enum ReactNativeScrollView: Strategy {
    private typealias Parameters = ReactNativeScrollViewParameters

    private static let fields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]
    /// How much lower than the caret of a single line the original looks.
    private static let singleLineMargin = 15.0

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let components = outcome.components(scene.policy[Parameters.views], in: scene)
        let isHeard =
            switch scene.event.type {
            case .keyboardWillShow, .keyboardWillChangeFrame, .keyboardWillHide: true
            default: false
            }
        if !isHeard { outcome.passStateOn() }
        for component in components {
            let isHorizontal = scene.contentSize(of: component).width > scene.tree.nodes[component].frame.width
            if isHeard && !isHorizontal {
                adjust(component, in: scene, &outcome)
            } else {
                outcome.list(component, fields)
            }
        }
    }

    private static func adjust(_ component: Int, in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let keyboard = scene.keyboard.frame
        let isFlipped = scene.tree.transform(of: component)?.d == -1
        let lowerEdge = scene.windowFrame(of: component) { outcome.after($0).contentOffset }.maxY
        let scrolled = max(0, focusEnd(in: component, of: scene, outcome).map { $0 - keyboard.y } ?? 0)
        let isCrossFading = scene.policy[Parameters.prefersCrossFadeTransitions] && keyboard.height == 0

        outcome.change(component, fields) { values in
            guard var inset = values.contentInset, let offset = values.contentOffset else { return }
            let author = scene.entry(of: component)?.before.contentInset ?? inset
            let edge: Edge = isFlipped ? .top : .bottom
            inset[edge] = max(max(lowerEdge - keyboard.y, 0), author[edge])
            var y = isFlipped ? offset.y - scrolled : offset.y + scrolled
            if isCrossFading {
                y = 0
                inset.bottom = 0
            }
            values.contentInset = inset
            values.scrollIndicatorInsets = inset
            values.contentOffset?.y = scene.reactNativeOffset(y, of: component, inset: inset)
        }
        outcome.forgetOnceBack(component, [.contentInset, .scrollIndicatorInsets], in: scene)
    }

    /// The lower end of the focus in the window; nil where it isn't inside the scroll view.
    private static func focusEnd(in component: Int, of scene: StrategyScene, _ outcome: StrategyOutcome) -> Double? {
        guard let focus = scene.focus, scene.isInside(focus, component) else { return nil }
        var target = scene.layout.caret ?? scene.bounds(of: focus)
        if scene.layout.caret != nil, scene.kind(of: focus) != "textView" { target.height += singleLineMargin }
        return scene.windowBox(of: target, in: focus) { outcome.after($0).contentOffset }.maxY
    }
}
