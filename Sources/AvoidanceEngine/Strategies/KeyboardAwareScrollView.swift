import AvoidanceModels

/// APSL's `KeyboardAwareScrollView` for React Native, 0.9.5.
///
/// With K the keyboard's top, kh its height and total = extraScrollHeight + extraHeight. Show: the whole inset =
/// (0, 0, kh + extraScrollHeight − tab bar, 0); if the field's bottom > K − total, offset = field's top in the content +
/// its height − K + total, at least 0. Hide: inset = tab bar; offset = resetScrollToCoords, or that before the first
/// show, or 0. On Android the system has scrolled already, the space is a padding, and only what lacks is scrolled.
///
/// An author's inset wins over the component's. Caret, the scroll view's place in the window and whether the keyboard
/// touches it are ignored; each scroll view acts on its own.
enum KeyboardAwareScrollView: Strategy {
    private typealias Parameters = KeyboardAwareScrollViewParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let components = outcome.components(scene.policy[Parameters.views], in: scene)
        let isAndroid = scene.policy[Parameters.platform] == .android
        let isListening = !isAndroid || scene.policy[Parameters.enableOnAndroid]
        let fields: ViewFields = isAndroid ? [.contentOffset, .paddingBottom] : [.contentOffset, .contentInset]
        let show = isAndroid ? EventType.keyboardDidShow : .keyboardWillShow
        let hide = isAndroid ? EventType.keyboardDidHide : .keyboardWillHide
        let isHeard = isListening && (scene.event.type == show || scene.event.type == hide)
        if !isHeard { outcome.passStateOn() }
        for component in components {
            guard isHeard else {
                outcome.list(component, fields)
                continue
            }
            let part = Part(scene: scene, view: component, isAndroid: isAndroid)
            let isHide = scene.event.type == hide
            outcome.change(component, fields) { values in
                if isHide { part.hide(&values) } else { part.show(&values) }
            }
            let entry = isHide ? part.entryAfterHide(outcome.after(component)) : part.entry(outcome.after(component))
            outcome.remember(component, entry)
        }
    }

    /// One scroll view that is the component.
    private struct Part {
        let scene: StrategyScene
        let view: Int
        let isAndroid: Bool

        private var policy: Policy { scene.policy }

        /// The author's inset, which the component never touches where it has one.
        private var author: EdgeInsets? {
            scene.entry(of: view)?.before.contentInset ?? scene.geometry(of: view)?.contentInset
        }

        /// The height of the tab bar that the component lies above.
        private var tabBar: Double {
            guard policy[Parameters.viewIsInsideTabBar] else { return 0 }
            return scene.layout.safeAreaInsets.bottom > 0 ? 83 : 49
        }

        func show(_ values: inout ViewValues) {
            guard policy[Parameters.enableAutomaticScroll] else { return }
            let keyboard = scene.keyboard.frame
            let space = keyboard.height + policy[Parameters.extraScrollHeight] - tabBar
            set(space, &values)
            guard let focus = scene.focus, scene.isInside(focus, view) else { return }
            let total = policy[Parameters.extraScrollHeight] + policy[Parameters.extraHeight]
            let below = scene.windowFrame(of: focus).maxY - keyboard.y
            guard below > -total, let offset = values.contentOffset else { return }
            if isAndroid {
                if below > 0 { set(space - below, &values) }
                values.contentOffset = held(Point(x: 0, y: offset.y + (below > 0 ? total : total + below)), values)
            } else {
                let field = scene.contentFrame(of: focus, in: view)
                values.contentOffset = held(Point(x: 0, y: max(0, field.maxY - keyboard.y + total)), values)
            }
        }

        func hide(_ values: inout ViewValues) {
            set(tabBar, &values)
            guard policy[Parameters.enableResetScrollToCoords] else { return }
            let offset = policy[Parameters.resetScrollToCoords] ?? remembered ?? .zero
            values.contentOffset = held(offset, values)
        }

        private var remembered: Point? { scene.entry(of: view)?.before.contentOffset }

        /// Gives a space at the content's bottom.
        private func set(_ space: Double, _ values: inout ViewValues) {
            values.paddingBottom = values.paddingBottom.map { _ in space }
            if author == .zero { values.contentInset = values.contentInset.map { _ in EdgeInsets(bottom: space) } }
        }

        /// The offset in the range that the platform scrolls in.
        private func held(_ offset: Point, _ values: ViewValues) -> Point {
            if let inset = values.contentInset {
                return Point(x: offset.x, y: scene.reactNativeOffset(offset.y, of: view, inset: inset))
            }
            let excess = scene.contentSize(of: view).height - scene.tree.nodes[view].frame.height
            return Point(x: offset.x, y: max(0, min(offset.y, excess + (values.paddingBottom ?? 0))))
        }

        /// What is remembered after a show: the offset from before it, unless the original returns early or needs none.
        func entry(_ after: ViewValues) -> LedgerEntry {
            let present = scene.present(view, [.contentInset, .contentOffset, .paddingBottom])
            var before = scene.entry(of: view)?.before ?? ViewValues()
            if isAndroid {
                before.paddingBottom = before.paddingBottom ?? present.paddingBottom
            } else {
                before.contentInset = before.contentInset ?? present.contentInset
            }
            let returnsEarly = policy[Parameters.enableAutomaticScroll] && scene.focus == nil
            if policy[Parameters.resetScrollToCoords] == nil && !returnsEarly {
                before.contentOffset = before.contentOffset ?? present.contentOffset
            }
            return LedgerEntry(before: before, applied: after)
        }

        /// What is remembered after a hide: the space of the tab bar, and no offset.
        func entryAfterHide(_ after: ViewValues) -> LedgerEntry? {
            var entry = entry(after)
            entry.before.contentOffset = nil
            return entry.before.agrees(with: after) ? nil : entry
        }
    }
}
