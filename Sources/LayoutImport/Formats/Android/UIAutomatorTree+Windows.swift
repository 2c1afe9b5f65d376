internal import AvoidanceModels

extension UIAutomatorTree {
    /// The dump with its screen, its keyboard and its focus, and without the keyboard's views.
    func finish() -> ImportedDump {
        // Windows are listed from the front to the back.
        if window != nil { dump.views = ViewOrder.reversingRoots(of: dump.views) }
        let windows = dump.views.indices.filter { dump.views[$0].parent == nil }
        for index in dump.views.indices {
            if let parent = dump.views[index].parent, dump.views[parent].isInKeyboard {
                dump.views[index].isInKeyboard = true
            }
        }
        let keyboards = Set(dump.views.indices.filter(isKeyboard))
        let ends = SubtreeEnds.of(dump.views)
        noticeKeyboard(keyboards, ends)
        if isFragment {
            noticeCut()
        } else {
            noticeScreen(windows.filter { !keyboards.contains($0) }, keyboards)
        }
        noticeFocus()
        AndroidContents.measure(&dump, ends)
        dump.views = ViewRemoval.removing(keyboards, from: dump.views)
        noticeAvoidance()
        return dump
    }

    /// Whether it is the outermost view of a keyboard.
    private func isKeyboard(_ index: Int) -> Bool {
        guard dump.views[index].isInKeyboard else { return false }
        return dump.views[index].parent.map { !dump.views[$0].isInKeyboard } ?? true
    }

    private func noticeKeyboard(_ keyboards: Set<Int>, _ ends: [Int]) {
        if let keyboardWindow, keyboardWindow.height > 0 {
            dump.keyboard = .shown(keyboardWindow)
            return
        }
        // Of several as large, the first.
        guard let keyboard = keyboards.max(by: { (area($0), $1) < (area($1), $0) }) else { return }
        AndroidKeyboardViews.takeKeyboard(at: keyboard, of: &dump, ends)
    }

    private func area(_ index: Int) -> Double { dump.views[index].frame.width * dump.views[index].frame.height }

    /// The first views needn't be windows.
    private func noticeCut() {
        guard let first = dump.views.first else { return }
        dump.warn(
            .partOfWindow,
            line: first.line,
            "the dump's beginning is missing, and with it what is around its views"
        )
    }

    /// A window that begins at the screen's corner fills it; one that doesn't is a dialog.
    private func noticeScreen(_ windows: [Int], _ keyboards: Set<Int>) {
        let frames = windows.map { dump.views[$0].frame }
        guard dump.screen == nil else { return noticeBars(frames.filter { $0.x == 0 && $0.y == 0 }) }
        guard let largest = frames.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return }
        if largest.x == 0, largest.y == 0 {
            let bottom = (frames + keyboards.map { dump.views[$0].frame }).map(\.maxY).max() ?? largest.maxY
            dump.assumedScreen = Size(width: largest.width, height: bottom)
        } else if let line = windows.first.map({ dump.views[$0].line }) {
            dump.warn(
                .partOfWindow,
                line: line,
                "the window is a dialog at \(largest.x.text), \(largest.y.text): its size is not the screen's"
            )
        }
    }

    /// The root's size may leave out the system's bars, which windows reach into.
    private func noticeBars(_ windows: [Rect]) {
        guard let screen = dump.screen, let right = windows.map(\.maxX).max(),
            let bottom = windows.map(\.maxY).max(), right > screen.width + 1 || bottom > screen.height + 1
        else { return }
        let whole = Size(width: max(right, screen.width), height: max(bottom, screen.height))
        dump.screen = whole
        dump.warn(
            .screenAssumed,
            "the root says \(screen.text), but a window reaches further: \(whole.text) is taken"
        )
    }

    private func noticeFocus() {
        let focused = dump.focused
        let own = focused.filter { !dump.views[$0].isInKeyboard }
        let fields = own.filter { dump.views[$0].kind.isTextInput }
        let choice = fields.last ?? own.last { dump.views[$0].mayTakeText }
        dump.focus(only: choice)
        guard let choice, fields.isEmpty else { return }
        dump.views[choice].kind = .textField
        dump.views[choice].scroll = nil
        dump.warn(
            .focusDoubtful,
            line: dump.views[choice].line,
            "\(dump.views[choice].className) has the focus and is taken for a field, but its class doesn't say so"
        )
    }

    private func noticeAvoidance() {
        guard case .shown(let keyboard)? = dump.keyboard else { return }
        for view in dump.views where view.parent == nil && (view.frame.maxY - keyboard.y).magnitude <= 1 {
            dump.warn(
                .alreadyAvoided,
                line: view.line,
                "the window ends where the keyboard begins: the app has made room for it already"
            )
        }
    }
}
