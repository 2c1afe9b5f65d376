import AvoidanceModels
import Testing

@Suite("flutter")
struct FlutterTests {
    private typealias Parameters = FlutterParameters

    private func scenario(
        _ field: Rect,
        frame: Rect = Scenario.whole,
        content: Double = 2000,
        offset: Double = 0,
        padding: Double = 0
    ) -> Scenario {
        Scenario([.list(frame, content: content, offset: offset, [.field(field)])]).by(.flutter) {
            $0[Parameters.scrollPadding] = Margin(top: padding, bottom: padding)
        }
    }

    /// A viewport of 200 without a keyboard, whose focus changes (the project's own test).
    private func viewport(_ field: Rect, offset: Double) -> Scenario {
        scenario(field, frame: Rect(0, 0, 400, 200), offset: offset).on(.focusDidChange)
    }

    @Test("moves by the least: from below to the bottom, from above to the top (vectors 097 to 100, 102, 103)")
    func least() {
        let tile = Rect(0, 500, 400, 100)
        #expect(viewport(tile, offset: 300).answer().offset() == 400)
        #expect(viewport(tile, offset: 700).answer().offset() == 500)
        #expect(viewport(tile, offset: 450).answer().offset() == 450)
        let part = viewport(tile, offset: 0).with { $0.layout.caret = Rect(40, 40, 10, 10) }
        #expect(part.answer().offset() == 350)
        #expect(part.with { $0.layout.views[0].scroll?.contentOffset.y = 900 }.answer().offset() == 540)
    }

    @Test("shows the top of what is too tall from below, its bottom from above (vectors 104 and 105)")
    func tall() {
        let tile = Rect(0, 500, 400, 500)
        #expect(viewport(tile, offset: 300).answer().offset() == 500)
        #expect(viewport(tile, offset: 900).answer().offset() == 800)
        #expect(viewport(tile, offset: 600).answer().offset() == 600)
    }

    @Test("reveals in the inner viewport first, then in the outer one where it is then (vector 106)")
    func nested() {
        let inner = View.list(Rect(0, 200, 400, 200), id: "inner", content: 2000, [.field(Rect(0, 500, 400, 100))])
        let scenario = Scenario([.list(Rect(0, 0, 400, 200), content: 2000, [inner])]).by(.flutter) {
            $0[Parameters.scrollPadding] = Margin(top: 0, bottom: 0)
        }
        let answer = scenario.on(.focusDidChange).answer()
        #expect(answer.offset("inner") == 400)
        #expect(answer.offset() == 200)
        #expect(answer["inner"]?.frame == nil)
        #expect(answer["list"]?.frame != nil)
    }

    @Test("lets the outer viewport reckon with an inner offset that the content doesn't reach")
    func nestedClamp() {
        // 250 is asked of the inner one, which ends at 100; the outer one is to show 300...400 of its content.
        let inner = View.list(Rect(0, 200, 400, 200), id: "inner", content: 300, [.field(Rect(0, 350, 400, 100))])
        let scenario = Scenario([.list(Rect(0, 0, 400, 200), content: 2000, [inner])]).by(.flutter) {
            $0[Parameters.scrollPadding] = Margin(top: 0, bottom: 0)
        }
        let answer = scenario.on(.focusDidChange).answer()
        #expect(answer.offset("inner") == 100)
        #expect(answer.offset() == 200)
    }

    @Test("ends the body at the keyboard and shows the field with 20 below (vector 107)")
    func resize() {
        let list = View.list(Rect(0, 56, 400, 684), content: 2000, [.field(Rect(0, 600, 400, 40))])
        let shown = Scenario([list]).by(.flutter)
        #expect(shown.answer()["list"]?.frame?.after == Rect(0, 56, 400, 444))
        // 600 + 40 + 20 - 444.
        #expect(shown.answer().offset() == 216)
        let padded = shown.by(.flutter) { $0[Parameters.scrollPadding] = Margin(top: 1, bottom: 100) }
        #expect(padded.answer().offset() == 296)
        // From below it comes back to 10 above the field.
        let above = shown.by(.flutter) { $0[Parameters.scrollPadding] = Margin(top: 10, bottom: 0) }
        let scrolled = above.with { $0.layout.views[0].scroll?.contentOffset.y = 900 }
        #expect(scrolled.answer().offset() == 590)
    }

    @Test("keeps a body that ends above the keyboard, and one that begins below it has no height")
    func bodies() {
        func height(_ frame: Rect) -> Double? {
            scenario(Rect(0, 0, 10, 10), frame: frame).answer()["list"]?.frame?.after.height
        }
        #expect(height(Rect(0, 0, 400, 300)) == 300)
        #expect(height(Rect(0, 600, 400, 200)) == 0)
    }

    @Test("places the body by the window, also in a view of its own")
    func parent() {
        let box = View.plain("box", Rect(0, 100, 400, 700), [.list(Rect(0, 50, 400, 650), content: 2000)])
        let answer = Scenario([box], focus: nil).by(.flutter).answer()
        #expect(answer["list"]?.frame?.after == Rect(0, 50, 400, 350))
    }

    @Test("holds the offset to the content, at the end and at the start")
    func range() {
        #expect(scenario(Rect(0, 1990, 400, 40), padding: 20).answer().offset() == 1500)
        #expect(scenario(Rect(0, 10, 400, 40), offset: 30, padding: 20).answer().offset() == 0)
    }

    @Test("gives the frame back on a hide, and takes the offset back to where the content ends")
    func hide() {
        let shown = scenario(Rect(0, 1900, 400, 40), padding: 20)
        #expect(shown.answer().offset() == 1460)
        let answer = shown.then(.hide).answer()
        #expect(answer["list"]?.frame?.after == Scenario.whole)
        #expect(answer.offset() == 1200)
        #expect(answer.state.views == [])
        // Content that is shorter than the body.
        let short = scenario(Rect(0, 560, 400, 40), content: 600)
        #expect(short.then(.hide).answer().offset() == 0)
    }

    @Test("scrolls for a keyboard that grows, not for one that shrinks or stays")
    func growth() {
        let shown = scenario(Rect(0, 600, 400, 40))
        let scrolledBack = shown.then(.change(Rect(0, 450, 400, 350))).with {
            $0.layout.views[0].scroll?.contentOffset.y = 0
        }
        #expect(scrolledBack.answer().offset() == 190)
        let shrunk = scrolledBack.with { $0.event.endFrame = Rect(0, 550, 400, 250) }
        #expect(shrunk.answer().offset() == 0)
        #expect(shrunk.answer()["list"]?.frame?.after.height == 550)
        let same = scrolledBack.with { $0.event.endFrame = Scenario.keyboard }
        #expect(same.answer().offset() == 0)
        // From a hidden one it grows, wherever that is said to be.
        let hidden = scenario(Rect(0, 600, 400, 40)).after(Scenario.keyboard, .hidden)
        #expect(hidden.answer().offset() == 140)
    }

    @Test("leaves the body's height with resizeToAvoidBottomInset off, and reveals in it")
    func noResize() {
        let shown = scenario(Rect(0, 820, 400, 40)).by(.flutter) {
            $0[Parameters.resizeToAvoidBottomInset] = false
            $0[Parameters.scrollPadding] = Margin(top: 0, bottom: 0)
        }
        #expect(shown.answer()["list"]?.frame?.after == Scenario.whole)
        #expect(shown.answer().offset() == 60)
    }

    private static let frames: [(Rect, Double)] = [
        (Rect(40, 200, 320, 260), 800), (Rect(0, 300, 400, 300), 800), (Rect(0, 300, 400, 499.4), 800),
        (Rect(0, 800, 400, 300), 800), (Rect(0, 500, 0, 300), 800), (Rect(0, 500, 400, 0), 800),
        (Rect(0, 500, 400, 299.6), 500.4), (Rect(0, 500, 400, 400), 500), (Rect(40, 500, 320, 300), 500),
    ]

    @Test(
        "counts only a keyboard that reaches the screen's bottom, by its part inside the window",
        arguments: frames
    )
    func inset(frame: Rect, bottom: Double) throws {
        let answer = scenario(Rect(0, 0, 10, 10)).with { $0.event.endFrame = frame }.answer()
        let height = try #require(answer["list"]?.frame?.after.height)
        #expect(abs(height - bottom) < 1e-9)
    }

    @Test("takes the keyboard's part of a window that is not the screen's")
    func window() {
        // The window spans 100...600 of the screen: 100 of it are covered.
        let small = scenario(Rect(0, 0, 10, 10), frame: Rect(0, 0, 300, 500)).with {
            $0.layout.window = Rect(50, 100, 300, 500)
        }
        #expect(small.answer()["list"]?.frame?.after.height == 400)
        // One beside it covers nothing.
        let beside = small.with { $0.event.endFrame = Rect(350, 500, 50, 300) }
        #expect(beside.answer()["list"]?.frame?.after.height == 500)
    }

    @Test("does not hear an all-zero change of frame, but an all-zero hide")
    func zero() {
        let shown = scenario(Rect(0, 600, 400, 40))
        let changed = shown.then(.change(.zero))
        #expect(changed.answer().changesNothing)
        #expect(changed.answer().state == changed.state)
        let hidden = shown.then(KeyboardEvent(type: .keyboardWillHide, endFrame: .zero)).answer()
        #expect(hidden["list"]?.frame?.after == Scenario.whole)
    }

    @Test("does not hear another app's keyboard, unless it hides or is empty")
    func otherApp() {
        let shown = scenario(Rect(0, 600, 400, 40))
        #expect(shown.with { $0.event.isLocal = false }.answer().changesNothing)
        let hidden = shown.then(.hide).with { $0.event.isLocal = false }.answer()
        #expect(hidden["list"]?.frame?.after == Scenario.whole)
        let empty = shown.then(.show(Rect(0, 800, 400, 0))).with { $0.event.isLocal = false }.answer()
        #expect(empty["list"]?.frame?.after == Scenario.whole)
    }

    @Test("shows a caret that moves and a new focus with a keyboard or without, in the height that is there")
    func caret() {
        let shown = scenario(Rect(0, 600, 400, 400)).then(KeyboardEvent(type: .caretDidMove)).with {
            $0.layout.caret = Rect(0, 370, 2, 20)
            $0.layout.views[0].scroll?.contentOffset.y = 0
        }
        #expect(shown.answer().offset() == 490)
        #expect(shown.answer()["list"]?.frame?.after.height == 500)
        let hidden = scenario(Rect(0, 900, 400, 40)).on(.focusDidChange).answer()
        #expect(hidden.offset() == 140)
        #expect(hidden.state.views == [])
    }

    @Test("resizes without a focus, and scrolls nothing")
    func noFocus() {
        let answer = scenario(Rect(0, 600, 400, 40)).with { $0.layout.firstResponder = nil }.answer()
        #expect(answer["list"]?.frame?.after.height == 500)
        #expect(answer.offset() == 0)
        // An offset beyond the content is taken back by a body that grows alone.
        let beyond = scenario(Rect(0, 600, 400, 40), offset: 1900).with { $0.layout.firstResponder = nil }
        #expect(beyond.answer().offset() == 1900)
    }

    @Test(
        "hears no other event",
        arguments: EventType.all(
            but: .keyboardWillShow,
            .keyboardWillChangeFrame,
            .keyboardWillHide,
            .focusDidChange,
            .caretDidMove
        )
    )
    func unheard(type: EventType) {
        let answer = scenario(Rect(0, 600, 400, 40)).on(type).answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
    }
}
