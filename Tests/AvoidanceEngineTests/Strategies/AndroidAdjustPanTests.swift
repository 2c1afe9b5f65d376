import AvoidanceModels
import Testing

@Suite("androidAdjustPan")
struct AndroidAdjustPanTests {
    private func scenario(_ field: Rect, caret: Rect? = nil, safe: EdgeInsets = .zero) -> Scenario {
        Scenario([.plain("screen", Scenario.whole, [.field(field)])], caret: caret).by(.androidAdjustPan).with {
            $0.layout.safeAreaInsets = safe
        }
    }

    /// The same with the content panned up already.
    private func panned(_ field: Rect, by pan: Double, safe: EdgeInsets = .zero) -> Scenario {
        scenario(field, safe: safe).after(Scenario.keyboard).on(.focusDidChange).with {
            $0.state.views = [
                Entry(
                    "screen",
                    LedgerEntry(
                        before: ViewValues(translation: .zero),
                        applied: ViewValues(translation: Point(x: 0, y: -pan))
                    )
                )
            ]
        }
    }

    @Test("moves the content up until the field touches the keyboard (vector 088)")
    func covered() {
        #expect(scenario(Rect(0, 600, 400, 40)).answer().translation("screen") == -140)
        #expect(scenario(Rect(0, 460, 400, 40)).answer().translation("screen") == 0)
        #expect(scenario(Rect(0, 461, 400, 40)).answer().translation("screen") == -1)
    }

    @Test("moves by the caret where there is one")
    func caret() {
        let field = Rect(0, 300, 400, 400)
        #expect(scenario(field, caret: Rect(4, 250, 2, 20)).answer().translation("screen") == -70)
        #expect(scenario(field, caret: Rect(4, 100, 2, 20)).answer().translation("screen") == 0)
    }

    @Test("leaves the content as it is for a field taller than what is free (vector 090)")
    func tall() {
        #expect(scenario(Rect(0, 100, 400, 501)).answer().translation("screen") == 0)
        // 500 - 24 are free.
        let safe = EdgeInsets(top: 24)
        #expect(scenario(Rect(0, 100, 400, 476), safe: safe).answer().translation("screen") == -76)
        #expect(scenario(Rect(0, 100, 400, 477), safe: safe).answer().translation("screen") == 0)
    }

    @Test("moves back, and below rest, for a field under the top inset (vector 089)")
    func top() {
        let safe = EdgeInsets(top: 60)
        // 420 - 60.
        #expect(panned(Rect(0, 420, 400, 80), by: 400, safe: safe).answer().translation("screen") == -360)
        #expect(scenario(Rect(0, 10, 400, 40), safe: safe).answer().translation("screen") == 50)
    }

    @Test("keeps a pan that shows the field, and takes it from a content that is panned already")
    func kept() {
        #expect(panned(Rect(0, 500, 400, 40), by: 100).answer().translation("screen") == -100)
        #expect(panned(Rect(0, 500, 400, 40), by: 30).answer().translation("screen") == -40)
    }

    @Test("sees only what superviews and the window show of field and caret")
    func clipped() {
        // The field is 350...450, of which the list, 400...700, shows the lower half.
        let list = View.list(Rect(0, 400, 400, 300), content: 1000, offset: 100, [.field(Rect(0, 50, 400, 100))])
        let scenario = Scenario([.plain("screen", Scenario.whole, [list])]).by(.androidAdjustPan)
        #expect(scenario.answer().translation("screen") == 0)
        #expect(scenario.with { $0.event.endFrame = Rect(0, 430, 400, 370) }.answer().translation("screen") == -20)
        let out = scenario.with { $0.layout.views[0].subviews[0].scroll?.contentOffset.y = 400 }
        #expect(out.answer().translation("screen") == 0)
        // The window ends at 800.
        #expect(self.scenario(Rect(0, 700, 400, 300)).answer().translation("screen") == -300)
        #expect(self.scenario(Rect(0, 900, 400, 40)).answer().translation("screen") == 0)
        // A caret below its field is not seen, of one across its edge only a part.
        let field = Rect(0, 600, 400, 40)
        #expect(self.scenario(field, caret: Rect(4, 60, 2, 20)).answer().translation("screen") == 0)
        #expect(self.scenario(field, caret: Rect(4, 30, 2, 20)).answer().translation("screen") == -140)
    }

    @Test("does not move for a field without area")
    func empty() {
        #expect(scenario(Rect(20, 600, 0, 40)).answer().translation("screen") == 0)
        let caret = Rect(-1, 10, 2, 20)
        #expect(scenario(Rect(20, 600, 0, 40), caret: caret).answer().translation("screen") == 0)
    }

    @Test("goes back when the keyboard leaves, or is no higher than the safe area")
    func hide() {
        let hidden = panned(Rect(0, 600, 400, 40), by: 140).with { $0.event = .hide }.answer()
        #expect(hidden.translation("screen") == 0)
        #expect(hidden.state.views == [])
        let gone = panned(Rect(0, 600, 400, 40), by: 140).after(Scenario.keyboard, .hidden)
        #expect(gone.answer().translation("screen") == 0)
        let low = panned(Rect(0, 600, 400, 40), by: 140, safe: EdgeInsets(bottom: 48)).with {
            $0.event = .show(Rect(0, 752, 400, 48))
        }
        #expect(low.answer().translation("screen") == 0)
        // One point more covers the field's last point.
        let higher = low.with {
            $0.event = .show(Rect(0, 751, 400, 49))
            $0.layout.views[0].subviews[0].frame = Rect(0, 712, 400, 40)
            $0.state.views = []
        }
        #expect(higher.answer().translation("screen") == -1)
    }

    @Test("does not move for a floating keyboard")
    func floating() {
        let answer = scenario(Rect(0, 600, 400, 40)).with { $0.event.endFrame = Rect(40, 300, 320, 300) }.answer()
        #expect(answer.translation("screen") == 0)
    }

    @Test("keeps the pan without a focus")
    func noFocus() {
        let answer = panned(Rect(0, 600, 400, 40), by: 77).with { $0.layout.firstResponder = nil }.answer()
        #expect(answer.translation("screen") == -77)
    }

    @Test("moves every top-level view alike, and no scroll view")
    func roots() {
        let list = View.list(Rect(0, 0, 400, 800), content: 2000, [.field(Rect(0, 600, 400, 40))])
        let answer = Scenario([list, .plain("overlay", Rect(0, 0, 400, 50))]).by(.androidAdjustPan).answer()
        #expect(answer.translation("list") == -140)
        #expect(answer.translation("overlay") == -140)
        #expect(answer["list"]?.contentOffset == nil)
    }

    @Test("acts on every event while the keyboard is up", arguments: EventType.allCases.filter { !$0.isHide })
    func events(type: EventType) {
        let scenario = scenario(Rect(0, 600, 400, 40)).after(Scenario.keyboard).on(type)
        #expect(scenario.answer().translation("screen") == -140)
    }
}
