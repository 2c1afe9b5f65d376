internal import AvoidanceModels

extension AndroidWindowFacts {
    /// A keyboard takes at least this share of the display; less is a bar.
    private static let leastShare = 0.15

    /// The source's flag decides; a hidden keyboard keeps its frame.
    func decideKeyboard(_ dump: inout ImportedDump) {
        let says = isShowing ?? isInputShown
        let visible = keyboards.filter { $0.isVisible ?? says ?? false }
        // The screen is the first display.
        let shown = visible.filter { $0.display == nil || $0.display == firstDisplay }
        if shown.isEmpty, let other = visible.first {
            dump.keyboard = .unknown(candidates: visible.compactMap(\.frame).filter { $0.height > 0 })
            dump.warn(.keyboardUnknown, line: other.line, "the keyboard is on another display than the first")
        } else if let first = shown.first {
            // Two displays that each show one contradict each other: nothing says which of them is meant.
            let frames = visible.compactMap(\.frame).filter { $0.width > 0 && $0.height > 0 }
            guard let frame = agreed(frames, line: first.line, &dump) else { return }
            if isShowing == false {
                dump.warn(
                    .keyboardDoubtful,
                    line: first.line,
                    "the keyboard is visible here, but is said not to be showing"
                )
            }
            dump.keyboard = .shown(frame)
        } else if let cut = keyboards.first(where: { $0.isVisible == nil }), says == nil {
            dump.keyboard = .unknown(candidates: keyboards.compactMap(\.frame).filter { $0.height > 0 })
            dump.warn(.keyboardUnknown, line: cut.line, "nothing says whether the keyboard is visible")
        } else if !keyboards.isEmpty || isShowing == false {
            dump.keyboard = .hidden
        } else if !decideByItsWindow(&dump) {
            decideByOtherWindows(&dump)
        }
    }

    /// The frame, if there is one and only one; else the keyboard is unknown.
    private func agreed(_ frames: [Rect], line: Int, _ dump: inout ImportedDump) -> Rect? {
        if let frame = frames.first, frames.allSatisfy({ $0 == frame }) { return frame }
        let reason =
            frames.isEmpty ? "the keyboard is shown, but its frame is empty" : "keyboards contradict each other"
        dump.warn(.keyboardUnknown, line: line, reason)
        dump.keyboard = .unknown(candidates: frames)
        return nil
    }

    /// The keyboard's own window; false if none is listed, or nothing says whether it is on the screen.
    private func decideByItsWindow(_ dump: inout ImportedDump) -> Bool {
        let own = windows.filter { $0.isInputMethod }
        guard !own.isEmpty else { return false }
        let says = isInputShown ?? isShowing
        let shown = own.filter { $0.isShown ?? says ?? false }
        if let first = shown.first {
            let frames = shown.compactMap(\.keyboard)
            guard let frame = agreed(frames, line: first.line, &dump) else { return true }
            dump.keyboard = frame.height > 0 ? .shown(frame) : .hidden
            if frame.height == 0 {
                dump.warn(
                    .keyboardDoubtful,
                    line: first.line,
                    "the keyboard's window is on the screen, but covers nothing of it"
                )
            }
            return true
        }
        if own.contains(where: { $0.isShown == nil }), says == nil {
            let candidates = own.compactMap(\.keyboard).filter { $0.height > 0 }
            guard !candidates.isEmpty else { return false }
            dump.keyboard = .unknown(candidates: candidates)
            dump.warn(
                .keyboardUnknown,
                line: own[0].line,
                "nothing says whether the keyboard's window is on the screen"
            )
            return true
        }
        guard says != true else { return false }
        dump.keyboard = .hidden
        return true
    }

    private func decideByOtherWindows(_ dump: inout ImportedDump) {
        for window in windows where !window.isInputMethod {
            // What is left to a bar's content is no more than a bar.
            guard let display = window.display, let frame = window.covered, let content = window.content,
                min(frame.height, content.height) > display.height * Self.leastShare
            else { continue }
            guard window.isShown != false else {
                dump.warn(
                    .keyboardUnknown,
                    line: window.contentLine,
                    "the window is not on the screen, and says nothing of the keyboard"
                )
                continue
            }
            dump.keyboard = .shown(frame)
            return
        }
        if isInputShown == true || isShowing == true {
            dump.keyboard = .unknown(candidates: [])
            dump.warn(.keyboardUnknown, "the keyboard is shown, but no line says where")
        } else if isInputShown == false {
            dump.keyboard = .hidden
        }
    }
}
