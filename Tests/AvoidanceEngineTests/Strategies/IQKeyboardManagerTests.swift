import AvoidanceModels
import Testing

/// A window 667 high, whose keyboard's top is at 407; with the distance of 10 it covers 270, and 397 are free.
@Suite("iqKeyboardManager")
struct IQKeyboardManagerTests {
    private typealias Parameters = IQKeyboardManagerParameters

    private static let whole = Rect(0, 0, 400, 667)
    private static let hide = KeyboardEvent(type: .keyboardWillHide, endFrame: Rect(0, 667, 400, 260))
    private static let focus = KeyboardEvent(type: .focusDidChange)

    private func scenario(_ views: [View], bar: Double = 0, focus: String? = "field") -> Scenario {
        let bars = [View(id: "bar", kind: "navigationBar", frame: Rect(0, 0, 400, bar))]
        return Scenario([.plain("root", Self.whole, views)] + (bar > 0 ? bars : []), focus: focus)
            .on(screen: 667, keyboard: 260).by(.iqKeyboardManager)
    }

    private func scenario(_ top: Double, _ bottom: Double, bar: Double = 0) -> Scenario {
        scenario([.field(Rect(20, top, 300, bottom - top))], bar: bar)
    }

    /// A text view that scrolls.
    private func text(_ frame: Rect, inset: EdgeInsets = .zero) -> View {
        View.list(frame, id: "field", content: 2000, inset: inset).with { $0.kind = "textView" }
    }

    @Test("moves the root until the field is the distance above the keyboard, below the bar at most (055, 059)")
    func root() {
        #expect(scenario(400, 440).answer().translation("root") == -43)
        #expect(scenario(100, 600, bar: 64).answer().translation("root") == -36)
        // By a keyboard's height at most.
        #expect(scenario(900, 940).answer().translation("root") == -260)
    }

    @Test("leaves a root that is at rest for a field that is clear (vector 053)")
    func clear() {
        #expect(scenario(100, 140).answer().translation("root") == 0)
    }

    @Test("cuts the motion to whole points, towards none")
    func truncation() {
        #expect(scenario(380, 397.9).answer().translation("root") == 0)
        #expect(scenario(380, 398.9).answer().translation("root") == -1)
    }

    @Test("keeps another distance where it is asked to")
    func distance() {
        let near = scenario(400, 440).by(.iqKeyboardManager) { $0[Parameters.keyboardDistance] = 0 }
        #expect(near.answer().translation("root") == -33)
    }

    @Test("adds the safe area to the keyboard and to the field, so that it moves without need (vector 061)")
    func safeArea() {
        let view = View.plain("root", Rect(0, 0, 400, 812), [.field(Rect(20, 380, 300, 40))])
        let safe = Scenario([view]).on(screen: 812, keyboard: 336).by(.iqKeyboardManager).with {
            $0.layout.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        }
        // 420 + 34 - (812 - 380).
        #expect(safe.answer().translation("root") == -22)
        // Moved, the root reaches no more into the bottom safe area: 420 - 22 - 432 is clear, and it goes back by 22.
        #expect(safe.then(Self.focus).answer().translation("root") == 0)
        // What is added to the keyboard is the root's safe area at rest: 450...490 went up by 92 and is at 358...398,
        // 34 clear of 432.
        let low = safe.with { $0.layout.views[0].subviews[0].frame.y = 450 }.then(Self.focus)
        #expect(low.answer().translation("root") == -58)
        // A root that ends above the safe area knows none: 420 - (812 - 346).
        let short = safe.with { $0.layout.views[0].frame.height = 700 }
        #expect(short.answer().translation("root") == 0)
    }

    @Test("keeps the field below the top safe area without a navigation bar")
    func top() {
        let tall = scenario(100, 600).with { $0.layout.safeAreaInsets.top = 20 }
        #expect(tall.answer().translation("root") == -80)
    }

    @Test("lets the scroll view take the motion, and gives it the keyboard and the distance as inset (vector 056)")
    func scrollView() {
        let list = View.list(Self.whole, content: 2000, [.field(Rect(20, 570, 300, 37))])
        let answer = scenario([list], bar: 64).answer()
        #expect(answer.offset() == 210)
        #expect(answer.inset() == EdgeInsets(bottom: 270))
        #expect(answer.indicator() == EdgeInsets(bottom: 260))
        #expect(answer.translation("root") == 0)
        #expect(answer["bar"] == nil)
    }

    @Test("scrolls the field to the scroll view's top at most, and moves the root by what is left (vector 057)")
    func remainder() {
        let list = View.list(Rect(0, 520, 400, 147), content: 2000, [.field(Rect(20, 50, 300, 37))])
        let answer = scenario([list], bar: 64).answer()
        #expect(answer.offset() == 50)
        #expect(answer.translation("root") == -160)
    }

    @Test("goes from the innermost outwards, and measures its inset when the outer ones have scrolled (vector 058)")
    func nested() {
        let inner = View.list(Rect(0, 500, 400, 100), id: "inner", content: 900, [.field(Rect(20, 30, 300, 37))])
        let outer = View.list(Rect(0, 140, 400, 527), id: "outer", content: 900, offset: 100, [inner])
        let answer = scenario([outer], bar: 64).answer()
        #expect(answer.offset("inner") == 30)
        #expect(answer.offset("outer") == 280)
        #expect(answer.inset("inner") == EdgeInsets(bottom: 63))
        #expect(answer.indicator("inner") == EdgeInsets(bottom: 53))
        #expect(answer.inset("outer") == .zero)
        #expect(answer.translation("root") == 0)
        // The outer one is not remembered.
        #expect(answer.state.views.map(\.name) == ["inner"])
    }

    @Test("does not hold an offset to the content")
    func beyondContent() {
        let list = View.list(Self.whole, content: 700, [.field(Rect(20, 570, 300, 37))])
        #expect(scenario([list]).answer().offset() == 210)
    }

    @Test("scrolls nothing, and moves nothing, where the content is pulled down further than the motion")
    func pulled() {
        // 430 - 397 = 33 are not more than 40 - 5.
        let list = View.list(
            Self.whole,
            content: 2000,
            offset: -40,
            inset: EdgeInsets(top: 5),
            [
                .field(Rect(20, 350, 300, 40))
            ]
        )
        let answer = scenario([list]).answer()
        #expect(answer.offset() == -40)
        #expect(answer.translation("root") == 0)
        #expect(answer.inset() == EdgeInsets(top: 5, bottom: 270))
        // 425 - 397 = 28 are not more than 30; 32 are, and it comes to rest: -35 - min(-35, -32).
        let less = scenario([list.scrolling { $0.contentOffset.y = -35 }])
        #expect(less.answer().offset() == -35)
        let more = less.with { $0.layout.views[0].subviews[0].subviews[0].frame.y = 354 }
        #expect(more.answer().offset() == 0)
        #expect(more.answer().translation("root") == 0)
    }

    @Test("scrolls a field from under the bar down to it, by the scroll view first and each outer one anew")
    func above() {
        // 30 - 100 + 0 is 134 above 64.
        let list = View.list(Self.whole, content: 2000, offset: 300, [.field(Rect(20, 230, 300, 40))])
        let answer = scenario([list], bar: 64).answer()
        // 300 - 134, whose field's top is below 230: it starts at the bar.
        #expect(answer.offset() == 166)
        #expect(answer.translation("root") == 0)
        // A field at the bar's edge stays, and nothing else moves.
        let edge = scenario([list.scrolling { $0.contentOffset.y = 166 }], bar: 64)
        #expect(edge.answer().offset() == 166)
        // Both scroll by the 134 that were asked for at first.
        let outer = View.list(
            Self.whole,
            id: "outer",
            content: 2000,
            offset: 500,
            [
                list.with { $0.frame.y = 500 }
            ]
        )
        let both = scenario([outer], bar: 64).answer()
        #expect(both.offset() == 166)
        #expect(both.offset("outer") == 366)
    }

    @Test("passes scroll views over that are switched off")
    func disabled() {
        let list = View.list(Self.whole, content: 2000, [.field(Rect(20, 400, 300, 40))])
            .scrolling { $0.isScrollEnabled = false }
        let answer = scenario([list]).answer()
        #expect(answer.offset() == 0)
        #expect(answer.inset() == .zero)
        #expect(answer.translation("root") == -43)
    }

    @Test("takes the safe area off the author's inset (vector 063), and sets both insets or none")
    func author() {
        let list = View.list(
            Rect(0, 0, 400, 812),
            content: 2000,
            offset: 100,
            inset: EdgeInsets(bottom: 400),
            [
                .field(Rect(20, 300, 300, 40))
            ]
        ).scrolling { $0.scrollIndicatorInsets = .zero }
        let base = Scenario([.plain("root", Rect(0, 0, 400, 812), [list])]).on(screen: 812, keyboard: 336)
            .by(.iqKeyboardManager).with { $0.layout.safeAreaInsets = EdgeInsets(top: 44, bottom: 34) }
        #expect(base.answer().inset() == EdgeInsets(bottom: 366))
        #expect(base.answer().indicator() == EdgeInsets(bottom: 302))
        // Without a safe area the content's inset comes out as it is, so the indicators' stays.
        let plain = base.with { $0.layout.safeAreaInsets = .zero }
        #expect(plain.answer().inset() == EdgeInsets(bottom: 400))
        #expect(plain.answer().indicator() == .zero)
    }

    @Test("works from the first insets when the keyboard changes")
    func change() {
        let list = View.list(Self.whole, content: 2000, [.field(Rect(20, 570, 300, 37))])
        let changed = scenario([list], bar: 64).then(.change(Rect(0, 467, 400, 200)))
        #expect(changed.answer().inset() == EdgeInsets(bottom: 210))
        let entry = changed.answer().state.views.first?.value
        #expect(entry?.before.contentOffset == .zero)
        #expect(entry?.applied.contentOffset == Point(x: 0, y: 210))
        #expect(entry?.applied.contentInset == EdgeInsets(bottom: 210))
    }

    @Test("gives a text view that is too tall the rest as its own inset (vectors 064 and 065)")
    func textView() {
        let view = View.plain("root", Rect(0, 0, 400, 812), [text(Rect(0, 0, 400, 600))])
        let tall = Scenario([view, View(id: "bar", kind: "navigationBar", frame: Rect(0, 0, 400, 88))])
            .on(screen: 812, keyboard: 336).by(.iqKeyboardManager)
        #expect(tall.answer().inset("field") == EdgeInsets(bottom: 212))
        #expect(tall.answer().indicator("field") == EdgeInsets(bottom: 212))
        let short = tall.with { $0.layout.views[0].subviews[0].frame.height = 388 }
        #expect(short.answer().inset("field") == .zero)
        // What the author keeps free counts: 600 - 212 is no more than 388.
        let inset = tall.with { $0.layout.views[0].subviews[0].scroll?.contentInset.bottom = 212 }
        #expect(inset.answer().changesNothing)
        // One that doesn't scroll is a field like any other: from 100 to 700, below the bar at most.
        let fixed = tall.with {
            $0.layout.views[0].subviews[0].frame.y = 100
            $0.layout.views[0].subviews[0].scroll?.isScrollEnabled = false
        }
        #expect(fixed.answer().inset("field") == .zero)
        #expect(fixed.answer().translation("root") == -12)
    }

    @Test("takes the safe area off a text view's inset, and does not add it to a text view's bottom")
    func textViewSafeArea() {
        let view = View.plain("root", Rect(0, 0, 400, 812), [text(Rect(0, 100, 400, 712))])
        let safe = Scenario([view]).on(screen: 812, keyboard: 336).by(.iqKeyboardManager).with {
            $0.layout.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        }
        // min(100 - 44, 812 - 432) move the root. 812 - 44 - 336 = 432 are free: 712 - 432 - 34.
        #expect(safe.answer().inset("field") == EdgeInsets(bottom: 246))
        #expect(safe.answer().translation("root") == -56)
        // 440 - (812 - 346 - 34) = 8, without the 34 of the root's bottom.
        let low = safe.with { $0.layout.views[0].subviews[0].frame = Rect(0, 100, 400, 340) }
        #expect(low.answer().translation("root") == -8)
    }

    @Test("takes a text view's inset back before it reckons it again")
    func textViewAgain() {
        let base = scenario([text(Rect(0, 0, 400, 600), inset: EdgeInsets(bottom: 5))])
        // 667 - 260 = 407 are free.
        #expect(base.answer().inset("field") == EdgeInsets(bottom: 193))
        let changed = base.then(.change(Rect(0, 467, 400, 200)))
        #expect(changed.answer().inset("field") == EdgeInsets(bottom: 133))
        let hidden = changed.then(Self.hide).answer()
        #expect(hidden.inset("field") == EdgeInsets(bottom: 5))
        #expect(hidden.indicator("field") == EdgeInsets(bottom: 5))
        #expect(hidden.state.views == [])
    }

    @Test("brings a text view below the bar by the outermost scroll view, and moves the root no more")
    func textViewInScrollView() {
        let list = View.list(Self.whole, content: 2000, offset: 20, [text(Rect(0, 200, 400, 500))])
        let answer = scenario([list], bar: 64).answer()
        // 116 of min(180 - 64, 680 - 397) are asked for, and leave it at the bar.
        #expect(answer.offset() == 136)
        #expect(answer.translation("root") == 0)
        // 667 - 64 - 260 are free.
        #expect(answer.inset("field") == EdgeInsets(bottom: 157))
        // 20 - 64 from 0.
        let below = View.list(Self.whole, content: 2000, offset: 0, [text(Rect(0, 20, 400, 500))])
        #expect(scenario([below], bar: 64).answer().offset() == -44)
        // One that begins above the content is scrolled to as any field is, to its top at most.
        let above = View.list(Self.whole, content: 2000, offset: 0, [text(Rect(0, -30, 400, 500))])
        #expect(scenario([above], bar: 64).answer().offset() == -30)
    }

    @Test("gives the last scroll view its insets back when the focus leaves it, its offset only where asked for")
    func hop() {
        let list = View.list(Rect(0, 64, 400, 603), content: 2000, [.field(Rect(20, 500, 300, 37))])
        let other = View.list(
            Rect(0, 64, 400, 300),
            id: "other",
            content: 2000,
            [
                .field(Rect(20, 100, 300, 37), id: "next")
            ]
        )
        let shown = scenario([list, other, .field(Rect(20, 380, 300, 40), id: "bare")], bar: 64)
        #expect(shown.answer().offset() == 204)
        let hopped = shown.then(Self.focus).with { $0.layout.firstResponder = "next" }
        #expect(hopped.answer().inset() == .zero)
        #expect(hopped.answer().offset() == 204)
        // 270 - (667 - 364) is less than nothing, but the first inset is 0.
        #expect(hopped.answer().inset("other") == .zero)
        #expect(hopped.answer().state.views.map(\.name) == ["other"])
        let out = shown.then(Self.focus).with { $0.layout.firstResponder = "bare" }
        #expect(out.answer().inset() == .zero)
        #expect(out.answer().translation("root") == -23)
        #expect(out.answer().state.views.map(\.name) == ["root"])
        let asked = out.by(.iqKeyboardManager) { $0[Parameters.restoreContentOffset] = true }
        #expect(asked.answer().offset() == 0)
    }

    @Test("gives a shrunk text view its inset back when the focus leaves it")
    func hopFromText() {
        let views = [text(Rect(0, 0, 400, 600)), View.field(Rect(20, 620, 300, 40), id: "next")]
        let hopped = scenario(views).then(Self.focus).with { $0.layout.firstResponder = "next" }
        #expect(hopped.layout.view("field")?.scroll?.contentInset.bottom == 193)
        #expect(hopped.answer().inset("field") == .zero)
        #expect(hopped.answer().translation("root") == -260)
    }

    @Test("moves a displaced root down again, to rest at most")
    func down() {
        let other = View.field(Rect(20, 200, 300, 40), id: "next")
        let shown = scenario([.field(Rect(20, 600, 300, 40)), other])
        #expect(shown.answer().translation("root") == -243)
        let hopped = shown.then(Self.focus).with { $0.layout.firstResponder = "next" }
        // 200 - 243 lies above the window; 43 down is all that is asked for.
        #expect(hopped.answer().translation("root") == 0)
        // 480 - 243 needs min(237, 277 - 397) = -120.
        let near = hopped.with { $0.layout.views[0].subviews[1].frame.y = 480 }
        #expect(near.answer().translation("root") == -123)
        // -120.5 is cut to -120.
        let fraction = near.with { $0.layout.views[0].subviews[1].frame.y = 479.5 }
        #expect(fraction.answer().translation("root") == -123)
        // One that lies below rest, as a state may say, is not moved down further.
        let below = scenario(100, 140).with {
            let moved = ViewValues(translation: Point(x: 0, y: 10))
            $0.state.views = [Entry("root", LedgerEntry(before: ViewValues(translation: .zero), applied: moved))]
        }
        #expect(below.answer().translation("root") == 10)
    }

    @Test("gives root and insets back on a hide, and takes the offset to the content's end (vector 066)")
    func hide() {
        let list = View.list(
            Rect(0, -33, 400, 700),
            content: 1000,
            offset: 400,
            inset: EdgeInsets(bottom: 100),
            [
                .field(Rect(20, 700, 300, 40))
            ]
        )
        let answer = scenario([list]).then(Self.hide).answer()
        #expect(answer.inset() == EdgeInsets(bottom: 100))
        #expect(answer.offset() == 300)
        #expect(answer.state.views == [])
        let root = scenario(400, 440).then(Self.hide).answer()
        #expect(root.translation("root") == 0)
        #expect(root.state.views == [])
    }

    @Test("takes every scroll view above to its content's end on a hide, and short content to 0")
    func hideNested() {
        let inner = View.list(Rect(0, 500, 400, 100), id: "inner", content: 50, [.field(Rect(20, 30, 300, 37))])
        let outer = View.list(Rect(0, 140, 400, 527), id: "outer", content: 700, offset: 100, [inner])
        let hidden = scenario([outer], bar: 64).then(Self.hide)
        #expect(hidden.layout.view("outer")?.scroll?.contentOffset.y == 280)
        #expect(hidden.answer().offset("inner") == 0)
        #expect(hidden.answer().offset("outer") == 173)
    }

    @Test("gives the innermost offset back on a hide where it is asked to")
    func restoresOffset() {
        let list = View.list(Self.whole, content: 2000, offset: 10, [.field(Rect(20, 570, 300, 37))])
        let shown = scenario([list]).by(.iqKeyboardManager) { $0[Parameters.restoreContentOffset] = true }
        #expect(shown.answer().offset() == 210)
        #expect(shown.then(Self.hide).answer().offset() == 10)
        let plain = shown.then(Self.hide).by(.iqKeyboardManager) { $0[Parameters.restoreContentOffset] = false }
        #expect(plain.answer().offset() == 210)
    }

    @Test("gives neither inset back where the content's is what it was")
    func restoresChangedOnly() {
        let insets = EdgeInsets(bottom: 100)
        let list = View.list(Self.whole, content: 2000, inset: insets, [.field(Rect(20, 100, 300, 40))])
            .scrolling { $0.scrollIndicatorInsets = EdgeInsets(bottom: 50) }
        let before = ViewValues(contentInset: insets, scrollIndicatorInsets: .zero, contentOffset: .zero)
        let hidden = scenario([list]).after(Rect(0, 407, 400, 260)).with {
            $0.event = Self.hide
            $0.state.views = [Entry("list", LedgerEntry(before: before, applied: before))]
        }
        #expect(hidden.answer().indicator() == EdgeInsets(bottom: 50))
    }

    @Test("leaves a text view's inset on a hide when it is not the first responder, and remembers it")
    func hideText() {
        let hidden = scenario([text(Rect(0, 0, 400, 600))]).then(Self.hide).with { $0.layout.firstResponder = nil }
        #expect(hidden.answer().inset("field") == EdgeInsets(bottom: 193))
        #expect(hidden.answer().state.views.map(\.name) == ["field"])
        // A text view's own offset is never given back.
        let scrolled = scenario([text(Rect(0, 0, 400, 600))]).then(Self.hide)
            .by(.iqKeyboardManager) { $0[Parameters.restoreContentOffset] = true }
            .with { $0.layout.views[0].subviews[0].scroll?.contentOffset.y = 40 }
        #expect(scrolled.answer().inset("field") == .zero)
        #expect(scrolled.answer().offset("field") == 40)
    }

    @Test("takes a floating keyboard for none, an undocked one for one that reaches down")
    func kinds() {
        let floating = scenario(400, 440).with { $0.event.endFrame = Rect(0, 200, 320, 260) }
        #expect(floating.answer().changesNothing)
        // 667 - 307 = 360 high, 370 covered.
        let undocked = scenario(400, 440).with { $0.event.endFrame = Rect(0, 307, 400, 260) }
        #expect(undocked.answer().translation("root") == -143)
        // When the keyboard that was up floats, all is given back.
        let lifted = scenario(400, 440).then(.change(Rect(0, 200, 320, 260))).answer()
        #expect(lifted.translation("root") == 0)
        #expect(lifted.state.views == [])
    }

    @Test("does not hear of a keyboard with the height it had")
    func sameHeight() {
        let again = scenario(400, 440).then(.show(Rect(0, 407, 400, 260))).with {
            $0.layout.views[0].subviews[0].frame.y = 600
        }
        #expect(again.answer().changesNothing)
        #expect(again.answer().state == again.state)
        #expect(scenario(400, 440).with { $0.event = Self.hide }.answer().changesNothing)
    }

    @Test("does nothing without a first responder, but knows the keyboard when one comes")
    func noFocus() {
        let shown = scenario(400, 440).with { $0.layout.firstResponder = nil }
        #expect(shown.answer().changesNothing)
        let focused = shown.then(Self.focus).with { $0.layout.firstResponder = "field" }
        #expect(focused.answer().translation("root") == -43)
        #expect(scenario(400, 440).with { $0.event = Self.focus }.answer().changesNothing)
    }

    @Test("moves the focus's top-level view alone, and never the bar")
    func roots() {
        let views = [
            View.plain("other", Rect(0, 0, 400, 100)),
            .plain(
                "root",
                Self.whole,
                [
                    .field(Rect(20, 400, 300, 40))
                ]
            ),
        ]
        let answer = Scenario(views).on(screen: 667, keyboard: 260).by(.iqKeyboardManager).answer()
        #expect(answer.translation("other") == 0)
        #expect(answer.translation("root") == -43)
        let bar = View(
            id: "bar",
            kind: "navigationBar",
            frame: Rect(0, 0, 400, 500),
            subviews: [
                .field(Rect(20, 450, 300, 40))
            ]
        )
        let inBar = Scenario([bar]).on(screen: 667, keyboard: 260).by(.iqKeyboardManager).answer()
        #expect(inBar.adjustments == [])
    }

    @Test(
        "acts on all six notifications",
        arguments: [
            EventType.keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame, .keyboardDidChangeFrame,
        ]
    )
    func notifications(type: EventType) {
        #expect(scenario(400, 440).on(type).answer().translation("root") == -43)
        let hidden = scenario(400, 440).then(KeyboardEvent(type: .keyboardDidHide, endFrame: Scenario.keyboard))
        #expect(hidden.answer().translation("root") == 0)
    }

    @Test("hears nothing else", arguments: [EventType.caretDidMove, .layoutDidChange, .keyboardDidDrag])
    func unheard(type: EventType) {
        let later = scenario(400, 440).then(KeyboardEvent(type: type, endFrame: Rect(0, 500, 400, 260))).with {
            $0.layout.views[0].subviews[0].frame.y = 600
        }
        #expect(later.answer()["root"] != nil)
        #expect(later.answer().changesNothing)
        #expect(later.answer().state == later.state)
    }
}
