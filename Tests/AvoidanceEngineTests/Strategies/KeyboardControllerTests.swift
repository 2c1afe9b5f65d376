import AvoidanceModels
import Testing

@Suite("keyboardController")
struct KeyboardControllerTests {
    private typealias Parameters = KeyboardControllerParameters

    /// The project's own test screen: 928 high, the scroll view below a header of 116, the keyboard 312, the offset 62.
    private func scenario(
        field: Double,
        offset: Double,
        caret: Double? = nil,
        keyboard: Double = 312,
        _ edit: (inout Policy) -> Void = { _ in }
    ) -> Scenario {
        let y = field - 116 + offset
        let list = View.list(Rect(0, 116, 400, 812), content: 5000, offset: offset, [.field(Rect(20, y, 300, 47))])
        return Scenario([list], caret: caret.map { Rect(4, $0 - 20, 2, 20) })
            .on(screen: 928, keyboard: keyboard)
            .by(.keyboardController) {
                $0[Parameters.bottomOffset] = 62
                edit(&$0)
            }
    }

    private func near(_ value: Double?, _ expected: Double) -> Bool {
        value.map { abs($0 - expected) < 0.001 } ?? false
    }

    private static let focus = KeyboardEvent(type: .focusDidChange)

    @Test("scrolls the caret's end to bottomOffset above the keyboard (vectors 109, 112, 113)")
    func covered() {
        #expect(near(scenario(field: 695.67, offset: 0, caret: 47).answer().offset(), 188.67))
        #expect(near(scenario(field: 695.67, offset: 0, caret: 20).answer().offset(), 161.67))
        #expect(near(scenario(field: 695.67, offset: 638.33, caret: 47).answer().offset(), 827))
    }

    @Test("takes the field's height without a caret, and never more or less than it with one")
    func caret() {
        #expect(near(scenario(field: 695.67, offset: 0).answer().offset(), 188.67))
        #expect(near(scenario(field: 695.67, offset: 0, caret: 400).answer().offset(), 188.67))
        #expect(near(scenario(field: 695.67, offset: 0, caret: -30).answer().offset(), 141.67))
    }

    @Test("adds the whole keyboard to the author's insets, whatever it overlaps (vector 118)")
    func insets() {
        let list = View.list(Rect(0, 0, 400, 717), content: 2000, inset: EdgeInsets(top: 3, bottom: 20))
            .scrolling { $0.scrollIndicatorInsets = EdgeInsets(bottom: 7) }
        let shown = Scenario([list]).by(.keyboardController) { $0[Parameters.extraKeyboardSpace] = 40 }
        #expect(shown.answer().inset() == EdgeInsets(top: 3, bottom: 360))
        #expect(shown.answer().indicator() == EdgeInsets(bottom: 347))
        let grown = shown.then(.show(Rect(0, 450, 400, 350)))
        #expect(grown.answer().inset() == EdgeInsets(top: 3, bottom: 410))
        let hidden = grown.then(.hide).answer()
        #expect(hidden.inset() == EdgeInsets(top: 3, bottom: 20))
        #expect(hidden.indicator() == EdgeInsets(bottom: 7))
        #expect(hidden.state.views == [])
    }

    @Test("follows a keyboard that grows, and does not come back with one that shrinks (vectors 110 and 111)")
    func size() {
        let first = scenario(field: 695.67, offset: 0, caret: 47)
        let grown = first.then(.show(Rect(0, 540, 400, 388)))
        #expect(near(grown.answer().offset(), 264.67))
        #expect(near(grown.then(.show(Rect(0, 616, 400, 312))).answer().offset(), 264.67))
    }

    @Test("leaves a field alone that is clear of bottomOffset, by the least more")
    func clear() {
        // 554 - 47 = 507.
        #expect(scenario(field: 507, offset: 30).answer().offset() == 30)
        #expect(scenario(field: 508, offset: 30).answer().offset() == 31)
    }

    @Test("brings a field whose end lies above the scroll view to the keyboard's edge")
    func above() {
        // 100 + 10 is above 116; 600 + 110 - 554.
        #expect(scenario(field: 100, offset: 600, caret: 10).answer().offset() == 156)
        // 100 + 16 is not.
        #expect(scenario(field: 100, offset: 600, caret: 16).answer().offset() == 600)
    }

    @Test("stops at the first snap point that is far enough, or where it must (vectors 115, 131, 132)")
    func snap() {
        func offset(_ points: [Double]) -> Double? {
            scenario(field: 695.67, offset: 0, caret: 47) { $0[Parameters.snapToOffsets] = points }.answer().offset()
        }
        #expect(offset([0, 150, 300, 450]) == 300)
        #expect(near(offset([0, 150]), 188.67))
        // The first in the list's order, not the least.
        #expect(offset([450, 300]) == 450)
        // A field that is just clear is snapped as well.
        let clear = scenario(field: 507, offset: 30) { $0[Parameters.snapToOffsets] = [0, 150] }
        #expect(clear.answer().offset() == 150)
    }

    @Test("holds the offset to the content with the new inset")
    func contentEnd() {
        let list = View.list(Scenario.whole, content: 1000, offset: 200, [.field(Rect(20, 960, 300, 40))])
        let answer = Scenario([list]).by(.keyboardController) { $0[Parameters.bottomOffset] = 62 }.answer()
        // 800 - 500 + 62 more are asked for; 1000 - 800 + 300 is the end.
        #expect(answer.offset() == 500)
    }

    @Test("scrolls to the left edge as well, but where it does not scroll leaves the x")
    func leftEdge() {
        func x(_ scenario: Scenario) -> Double? {
            let sideways = scenario.with { $0.layout.views[0].scroll?.contentOffset.x = 30 }
            return sideways.answer()["list"]?.contentOffset?.after.x
        }
        // The original's every scroll is to x = 0.
        #expect(x(scenario(field: 695.67, offset: 0)) == 0)
        #expect(x(scenario(field: 300, offset: 0)) == 30)
        #expect(x(scenario(field: 695.67, offset: 0).then(.hide)) == 0)
    }

    @Test("scrolls the scroll view next to the field alone, and insets the others as well")
    func nested() {
        let inner = View.list(Rect(0, 400, 400, 300), id: "inner", content: 2000, [.field(Rect(20, 250, 300, 40))])
        let scenario = Scenario([.list(Scenario.whole, content: 2000, [inner])]).by(.keyboardController)
        let answer = scenario.answer()
        #expect(answer.offset() == 0)
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.offset("inner") == 190)
        #expect(answer.inset("inner") == EdgeInsets(bottom: 300))
        // Nor does the outer one on a hide, wherever it has gone since.
        let hidden = scenario.then(.hide).with { $0.layout.views[0].scroll?.contentOffset.y = 70 }
        #expect(hidden.answer().offset() == 70)
        #expect(hidden.answer().offset("inner") == 0)
        // The nearest one is no component, so nothing scrolls.
        let named = scenario.by(.keyboardController) { $0[Parameters.views] = ["list"] }.answer()
        #expect(named.offset() == 0)
        #expect(named["inner"] == nil)
    }

    @Test("neither insets nor scrolls when it is not enabled")
    func disabled() {
        let answer = scenario(field: 695.67, offset: 0) { $0[Parameters.enabled] = false }.answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
    }

    @Test("insets without a focus")
    func noFocus() {
        let answer = scenario(field: 695.67, offset: 0).with { $0.layout.firstResponder = nil }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 312))
        #expect(answer.offset() == 0)
    }

    @Test("goes back to the offset before the last change of focus, not the first (vector 119)")
    func hop() {
        // At 188.67 the other field ends at 630; 630 - 554 more.
        let other = View.field(Rect(20, 655.67, 300, 47), id: "other")
        let steps = scenario(field: 695.67, offset: 0, caret: 47)
            .with { $0.layout.views[0].subviews.append(other) }
            .timeline([
                .show(Rect(0, 616, 400, 312)), .focus("other", caret: Rect(4, 27, 2, 20)),
                TimelineEvent(.keyboard(KeyboardEvent(type: .keyboardWillHide, endFrame: Rect(0, 928, 400, 312)))),
            ]).steps
        #expect(near(steps[0].offset(), 188.67))
        #expect(near(steps[1].offset(), 264.67))
        #expect(near(steps[2].offset(), 188.67))
    }

    @Test("keeps the offset to go back to when the caret moves")
    func caretMoves() {
        let moved = scenario(field: 695.67, offset: 0, caret: 20)
            .then(KeyboardEvent(type: .caretDidMove)).with { $0.layout.caret = Rect(4, 27, 2, 20) }
        #expect(near(moved.answer().offset(), 188.67))
        #expect(moved.answer().state.views.first?.value.before.contentOffset == .zero)
    }

    @Test("leaves the offset on a hide where the field was clear when the keyboard came")
    func hideClear() {
        // At 0 the field is clear; the reader has scrolled on since.
        let hidden = scenario(field: 300, offset: 0).then(.hide).with {
            $0.layout.views[0].scroll?.contentOffset.y = 90
        }
        #expect(hidden.answer().offset() == 90)
        #expect(hidden.answer().inset() == .zero)
    }

    @Test("goes on a hide where it went for a field that was above when the keyboard came")
    func hideAbove() {
        // The field's end was at 110 with 600; it went to 156, which a hide gives again.
        let hidden = scenario(field: 100, offset: 600, caret: 10).then(.hide)
        #expect(hidden.layout.views[0].scroll?.contentOffset.y == 156)
        #expect(hidden.answer().offset() == 156)
        #expect(hidden.with { $0.layout.views[0].scroll?.contentOffset.y = 300 }.answer().offset() == 156)
    }

    @Test("takes away on a hide only what lies beyond the content's end, if anything does")
    func ghost() {
        // 5000 - 812 = 4188.
        let hidden = scenario(field: 695.67, offset: 4100).then(.hide).with {
            $0.layout.views[0].scroll?.contentOffset.y = 4200
        }
        #expect(hidden.answer().offset() == 4188)
        // Content that is shorter than the scroll view starts at 0.
        let short = Scenario([.list(Scenario.whole, content: 100)]).by(.keyboardController)
            .then(.hide).with { $0.layout.views[0].scroll?.contentOffset.y = 50 }
        #expect(short.answer().offset() == 0)
    }

    @Test("leaves the offset on a hide with disableScrollOnKeyboardHide, without a focus or a show before")
    func hideStays() {
        let shown = scenario(field: 695.67, offset: 0, caret: 47) { $0[Parameters.disableScrollOnKeyboardHide] = true }
        #expect(near(shown.then(.hide).answer().offset(), 188.67))
        let unfocused = scenario(field: 695.67, offset: 0, caret: 47).then(.hide)
            .with { $0.layout.firstResponder = nil }
        #expect(near(unfocused.answer().offset(), 188.67))
        #expect(scenario(field: 695.67, offset: 70).with { $0.event = .hide }.answer().offset() == 70)
        // With a keyboard that was hidden already the field was clear, 928 - 742.67 above the window's end.
        let again = scenario(field: 695.67, offset: 0).then(.hide).with { $0.state.keyboard?.placement = .hidden }
        #expect(near(again.answer().offset(), 188.67))
    }

    @Test("takes a show without height for a hide, as the original tells one by the height alone")
    func showWithoutHeight() {
        let flat = Rect(0, 928, 400, 0)
        let shown = scenario(field: 695.67, offset: 0, caret: 47) { $0[Parameters.extraKeyboardSpace] = 40 }
        #expect(shown.answer().inset() == EdgeInsets(bottom: 352))
        // The field was covered when the keyboard came, so the offset goes back to where it was then.
        let flattened = shown.then(.show(flat)).answer()
        #expect(flattened.inset() == .zero)
        #expect(flattened.offset() == 0)
        #expect(flattened.state.views == [])
        // Without a keyboard there is nothing to take away, and no keyboard whose edge a field below the window goes to.
        #expect(scenario(field: 1200, offset: 0).with { $0.event = .show(flat) }.answer().changesNothing)
    }

    @Test("does nothing at a show of the height that is there already, nor for a focus without a keyboard")
    func same() {
        let again = scenario(field: 695.67, offset: 0).then(.show(Rect(0, 500, 400, 312))).with {
            $0.layout.views[0].scroll?.contentOffset.y = 0
        }
        #expect(again.answer().changesNothing)
        #expect(again.answer().state == again.state)
        #expect(scenario(field: 695.67, offset: 0).with { $0.event = Self.focus }.answer().changesNothing)
        #expect(scenario(field: 695.67, offset: 0).on(.caretDidMove).answer().changesNothing)
    }

    @Test("counts a floating keyboard in full")
    func floating() {
        let answer = scenario(field: 695.67, offset: 0, caret: 47).with {
            $0.event.endFrame = Rect(40, 300, 320, 312)
        }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 312))
        #expect(near(answer.offset(), 188.67))
    }

    @Test(
        "hears no other event",
        arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide, .focusDidChange, .caretDidMove)
    )
    func unheard(type: EventType) {
        let answer = scenario(field: 695.67, offset: 0).on(type).answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
    }
}
