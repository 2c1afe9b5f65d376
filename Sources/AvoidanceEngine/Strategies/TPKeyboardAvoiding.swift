import AvoidanceModels

/// `TPKeyboardAvoidingScrollView` of TPKeyboardAvoiding.
///
/// contentInset.bottom = max(kh − max(keyboard's bottom − visible bottom, 0), 0), in the content's coordinates; indicator
/// insets the same. The target, the caret or without one the field, is then centred: with area = height − insets,
/// offset = target's top − max((area − target's height) / 2, 20) − adjusted top, at most content − area − adjusted top, at
/// least −adjusted top. A hide gives the inset back, and centres once more what still has the focus.
///
/// Whether the keyboard touches the scroll view, whether the target is in sight already and the author's inset are
/// ignored; offset and indicator insets are not given back.
enum TPKeyboardAvoiding: Strategy {
    private typealias Parameters = TPKeyboardAvoidingParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let components = outcome.components(scene.policy[Parameters.views], in: scene)
        let heard = heard(scene)
        if heard == nil { outcome.passStateOn() }
        for component in components {
            let part = Part(
                scene: scene,
                view: component,
                systemTop: scene.systemInsets(of: component).top
            )
            switch heard {
            case .shown:
                outcome.change(component, part.fields) { part.show(&$0) }
                outcome.remember(component, part.entry(outcome.after(component)))
            case .emptied:
                outcome.list(component, part.fields)
                outcome.remember(component, nil)
            case .hidden:
                outcome.change(component, part.fields) { part.hide(&$0) }
                outcome.forgetOnceBack(component, .contentInset, in: scene)
            case .focused:
                outcome.change(component, part.fields) { part.centre(&$0) }
            case nil:
                outcome.list(component, part.fields)
            }
        }
    }

    /// What an event tells the component.
    private enum Heard {
        case shown
        /// A frame without area: the keyboard counts as hidden, and nothing is given back.
        case emptied
        case hidden
        case focused
    }

    private static func heard(_ scene: StrategyScene) -> Heard? {
        let isVisible = !scene.previousKeyboard.isHidden
        let end = scene.keyboard.frame
        switch scene.event.type {
        case .keyboardWillShow, .keyboardWillChangeFrame:
            return end.width == 0 || end.height == 0 ? .emptied : .shown
        case .keyboardWillHide:
            // The change of frame that goes before a hide has taken the keyboard for hidden already.
            if let end = scene.event.endFrame, end.width == 0 || end.height == 0 { return isVisible ? .emptied : nil }
            let beginsEmpty = scene.event.beginFrame.map { $0.width == 0 || $0.height == 0 } ?? false
            return isVisible && !beginsEmpty ? .hidden : nil
        case .focusDidChange:
            return isVisible ? .focused : nil
        default:
            return nil
        }
    }

    /// One scroll view that is the component.
    private struct Part {
        let scene: StrategyScene
        let view: Int
        /// What the system adds to the inset's top.
        let systemTop: Double

        private var height: Double { scene.tree.nodes[view].frame.height }

        /// The content size counts only where it was none and the component makes one.
        var fields: ViewFields {
            let base: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]
            let isSized = lacksContentSize || scene.entry(of: view)?.before.contentSize != nil
            return isSized ? base.union(.contentSize) : base
        }

        private var lacksContentSize: Bool { scene.contentSize(of: view) == Size(width: 0, height: 0) }

        func show(_ values: inout ViewValues) {
            if lacksContentSize { values.contentSize = sizeOfSubviews }
            let keyboard = scene.convert(scene.keyboard.frame, fromWindowTo: view)
            let visibleBottom = (values.contentOffset?.y ?? 0) + height
            values.contentInset?.bottom = max(keyboard.height - max(keyboard.maxY - visibleBottom, 0), 0)
            centre(&values)
            values.scrollIndicatorInsets = values.contentInset
        }

        func hide(_ values: inout ViewValues) {
            values.contentInset = scene.entry(of: view)?.before.contentInset ?? values.contentInset
            centre(&values)
            values.scrollIndicatorInsets = values.contentInset
        }

        /// Scrolls the target to the middle, if it is inside.
        func centre(_ values: inout ViewValues) {
            guard let focus = scene.focus, scene.isInside(focus, view), let inset = values.contentInset else { return }
            let target = scene.convert(target(focus), from: focus, to: view)
            let adjustedTop = inset.top + systemTop
            let area = height - inset.top - inset.bottom
            let content = values.contentSize?.height ?? scene.contentSize(of: view).height
            let wanted = target.y - max((area - target.height) / 2, 20) - adjustedTop
            values.contentOffset?.y = max(min(wanted, content - area - adjustedTop), -adjustedTop)
        }

        /// The caret of a text input, or the whole first responder, in its own space.
        private func target(_ focus: Int) -> Rect {
            let hasCaret = ["textField", "textView"].contains(scene.kind(of: focus))
            return hasCaret ? scene.layout.caret ?? scene.bounds(of: focus) : scene.bounds(of: focus)
        }

        /// What the original makes of the subviews where there is no content size.
        private var sizeOfSubviews: Size {
            var union = Rect.zero
            var subview = view + 1
            while subview < scene.tree.nodes[view].end {
                union = union.union(scene.frame(of: subview))
                subview = scene.tree.nodes[subview].end
            }
            return Size(width: union.width, height: union.height + 10)
        }

        /// What is remembered after a show: the insets from before the first one since the keyboard was hidden.
        ///
        /// A content size that the component made is the one that a hide gives back.
        func entry(_ after: ViewValues) -> LedgerEntry {
            let known = scene.previousKeyboard.isHidden ? nil : scene.entry(of: view)
            var before = known?.before ?? ViewValues()
            before.fill(from: scene.present(view, fields))
            if lacksContentSize { before.contentSize = after.contentSize }
            return LedgerEntry(before: before, applied: after)
        }
    }
}
