import AvoidanceModels
import Testing

@Suite("androidScrollView")
struct AndroidScrollViewTests {
    private typealias Parameters = AndroidScrollViewParameters

    private func scenario(
        _ field: Rect,
        frame: Rect = Scenario.whole,
        content: Double = 2000,
        offset: Double = 0,
        inset: EdgeInsets = .zero,
        _ edit: (inout Policy) -> Void = { _ in }
    ) -> Scenario {
        let list = View.list(frame, content: content, offset: offset, inset: inset, [.field(field)])
        return Scenario([list]).by(.androidScrollView, edit)
    }

    /// A scroll view 600 high whose focus changes.
    private func focused(
        _ top: Double,
        _ bottom: Double,
        at offset: Double,
        content: Double = 2000,
        inset: EdgeInsets = .zero,
        fade: Double = 0
    ) -> Double? {
        let field = Rect(0, top, 400, bottom - top)
        let scenario = scenario(
            field,
            frame: Rect(0, 0, 400, 600),
            content: content,
            offset: offset,
            inset: inset
        ) { $0[Parameters.fadingEdgeLength] = fade }
        return scenario.on(.focusDidChange).answer().offset()
    }

    @Test("aligns the edge that is out, and leaves what is in or covers all (vectors 078, 079, 080, 083)")
    func distance() {
        #expect(focused(700, 760, at: 0) == 160)
        #expect(focused(440, 500, at: 500) == 440)
        #expect(focused(200, 260, at: 100) == 100)
        #expect(focused(300, 1400, at: 500, content: 3000) == 500)
    }

    @Test("shows the top of what is too tall from below, its bottom from above")
    func tall() {
        #expect(focused(700, 1400, at: 0) == 700)
        #expect(focused(200, 900, at: 1000) == 300)
    }

    @Test("leaves the fading edges out where content goes on, and reckons the end with them (vector 085)")
    func fading() {
        // 700 + 30 more; 500 - 30; the last content has no fading edge, nor has the first.
        #expect(focused(700, 760, at: 0, fade: 30) == 190)
        #expect(focused(500, 560, at: 700, fade: 30) == 470)
        #expect(focused(1900, 2000, at: 0, fade: 30) == 1400)
        #expect(focused(0, 100, at: 700, fade: 30) == 0)
        // Below a padding of 50 the last 40 points have none either: 1990 + 50 - 600 from -50.
        #expect(focused(1950, 1990, at: -50, inset: EdgeInsets(top: 50), fade: 30) == 1390)
        // 1000 is scrolled by 100, which 1680 - 600 holds to 1080.
        #expect(focused(1600, 1670, at: 1000, content: 1680, fade: 30) == 1080)
    }

    @Test(
        "takes the inset for padding: content begins below it, what lies on it counts as seen, and it adds to the range"
    )
    func padding() {
        let inset = EdgeInsets(top: 50, bottom: 100)
        // 700 lies at 750, and 810 - 600 are scrolled from 0, which is -50.
        #expect(focused(700, 760, at: -50, inset: inset) == 160)
        // 510 + 50 is above 600.
        #expect(focused(450, 510, at: -50, inset: inset) == -50)
        // The content ends at 2050; scrolled 2050 - 600, which leaves the lower padding out of sight.
        #expect(focused(1950, 2000, at: -50, inset: inset) == 1400)
        // 2000 - (600 - 150) is the end of the range.
        #expect(focused(1950, 2000, at: 1600, inset: inset) == 1500)
        // What lies beyond the content is scrolled to only as far as the content's end shows.
        #expect(focused(1990, 2050, at: 0, inset: EdgeInsets(bottom: 100)) == 1400)
        // Content that fits stays at its start.
        #expect(focused(0, 40, at: 100, content: 400, inset: inset) == -50)
    }

    @Test("gets shorter and scrolls to a focus that the old height showed at least a sliver of")
    func resize() {
        let shown = scenario(Rect(0, 700, 400, 40)).answer()
        #expect(shown["list"]?.frame?.after == Rect(0, 0, 400, 500))
        #expect(shown.offset() == 240)
        #expect(shown["list"]?.contentInset?.after == .zero)
        #expect(scenario(Rect(0, 800, 400, 40)).answer().offset() == 340)
        #expect(scenario(Rect(0, 801, 400, 40)).answer().offset() == 0)
        #expect(scenario(Rect(0, 60, 400, 40), offset: 100).answer().offset() == 60)
        #expect(scenario(Rect(0, 59, 400, 40), offset: 100).answer().offset() == 100)
        // A height that stays scrolls to nothing.
        let again = scenario(Rect(0, 700, 400, 40)).then(.show(Scenario.keyboard)).with {
            $0.layout.views[0].scroll?.contentOffset.y = 215
        }
        #expect(again.answer().offset() == 215)
    }

    @Test("shortens a scroll view only as far as the keyboard reaches into it")
    func gap() {
        let answer = scenario(Rect(0, 0, 10, 10), frame: Rect(0, 50, 400, 400)).answer()
        #expect(answer["list"]?.frame?.after == Rect(0, 50, 400, 400))
    }

    @Test("holds the offset in the new height, and scrolls back on a hide only as far as it must")
    func hide() {
        // 1940 + 40 - 500 = 1480.
        let shown = scenario(Rect(0, 1940, 400, 40), offset: 1200)
        #expect(shown.answer().offset() == 1480)
        let answer = shown.then(.hide).answer()
        #expect(answer["list"]?.frame?.after == Scenario.whole)
        #expect(answer.offset() == 1200)
        #expect(answer.state.views == [])
        // Beyond the content's end, also where the height stays.
        #expect(scenario(Rect(0, 0, 10, 10), offset: 1500).with { $0.event = .hide }.answer().offset() == 1200)
        #expect(scenario(Rect(0, 0, 10, 10), content: 300, offset: 40).with { $0.event = .hide }.answer().offset() == 0)
        #expect(scenario(Rect(0, 0, 10, 10), offset: -40).with { $0.event = .hide }.answer().offset() == 0)
    }

    @Test("pads instead of getting shorter, on top of the author's, and scrolls nothing (vector 087)")
    func imePadding() {
        let padded = scenario(Rect(0, 700, 400, 40), inset: EdgeInsets(bottom: 20)) {
            $0[Parameters.imeInset] = .padding
        }
        let shown = padded.answer()
        #expect(shown["list"]?.frame?.after == Scenario.whole)
        #expect(shown.inset() == EdgeInsets(bottom: 320))
        #expect(shown.offset() == 0)
        let grown = padded.then(.show(Rect(0, 450, 400, 350)))
        #expect(grown.answer().inset() == EdgeInsets(bottom: 370))
        let hidden = grown.then(.hide).answer()
        #expect(hidden.inset() == EdgeInsets(bottom: 20))
        #expect(hidden.state.views == [])
        // A focus on the padding is not scrolled to either.
        #expect(padded.then(KeyboardEvent(type: .focusDidChange)).answer().offset() == 0)
    }

    @Test("pads by what the keyboard covers of the scroll view, and takes the offset back with the padding")
    func imePaddingRange() {
        let frame = Rect(0, 100, 400, 600)
        let padded = scenario(Rect(0, 0, 10, 10), frame: frame, offset: 1600) { $0[Parameters.imeInset] = .padding }
        #expect(padded.answer().inset() == EdgeInsets(bottom: 200))
        // 2000 - (600 - 200); then 2000 - 600.
        #expect(padded.answer().offset() == 1600)
        #expect(padded.then(.hide).answer().offset() == 1400)
    }

    @Test("does nothing for a keyboard that lies over the window")
    func none() {
        let over = scenario(Rect(0, 700, 400, 40), offset: 1500) { $0[Parameters.imeInset] = .none }
        #expect(over.answer()["list"]?.frame != nil)
        #expect(over.answer().changesNothing)
    }

    @Test("resizes the outermost alone, for a focus in an inner one as well")
    func nested() {
        let inner = View.list(
            Rect(0, 600, 400, 200),
            id: "inner",
            content: 900,
            offset: 30,
            [
                .field(Rect(0, 130, 400, 40))
            ]
        )
        let answer = Scenario([.list(Scenario.whole, content: 2000, [inner])]).by(.androidScrollView).answer()
        // The field is 700...740 of the outer content.
        #expect(answer.offset() == 240)
        #expect(answer.offset("inner") == 30)
        #expect(answer["inner"]?.frame == nil)
        #expect(answer["inner"]?.contentInset == nil)
    }

    @Test("lets an outer scroll view see a new focus as the inner one has scrolled it, a moved caret as it was")
    func climb() {
        let inner = View.list(Rect(0, 600, 400, 200), id: "inner", content: 900, [.field(Rect(0, 300, 400, 40))])
        let outer = View.list(Rect(0, 0, 400, 600), content: 2000, [inner])
        let scenario = Scenario([outer], caret: Rect(4, 0, 2, 40)).by(.androidScrollView)
        // 340 - 200 in the inner one, which then ends with the field at 800 of the outer one.
        let focus = scenario.on(.focusDidChange).answer()
        #expect(focus.offset("inner") == 140)
        #expect(focus.offset() == 200)
        // With the inner one at 0 it ends at 940.
        let caret = scenario.on(.caretDidMove).answer()
        #expect(caret.offset("inner") == 140)
        #expect(caret.offset() == 340)
        #expect(caret.state.views == [])
    }

    @Test("asks for the caret when it moves, for nothing without one")
    func caret() {
        let moved = scenario(Rect(0, 700, 400, 400)).on(.caretDidMove)
        #expect(moved.answer().changesNothing)
        #expect(moved.with { $0.layout.caret = Rect(4, 200, 2, 20) }.answer().offset() == 120)
    }

    private static let frames: [(EventType, Rect, Double)] = [
        (.keyboardWillShow, Rect(40, 500, 320, 300), 800), (.keyboardWillShow, Rect(0, 400, 400, 300), 800),
        (.keyboardDidDrag, Rect(0, 400, 400, 300), 400), (.keyboardDidDrag, Rect(0, 650, 400, 300), 650),
        (.keyboardDidDrag, Rect(40, 650, 320, 300), 800), (.keyboardDidShow, Scenario.keyboard, 500),
        (.keyboardWillChangeFrame, Scenario.keyboard, 500), (.keyboardDidChangeFrame, Scenario.keyboard, 500),
        (.keyboardDidHide, Scenario.keyboard, 800), (.keyboardWillShow, Rect(0, 900, 400, 300), 800),
    ]

    @Test(
        "takes no keyboard for one that is narrow or ends above the screen's bottom, unless it is dragged",
        arguments: frames
    )
    func inset(type: EventType, frame: Rect, height: Double) {
        let answer = scenario(Rect(0, 0, 10, 10)).with {
            $0.event = KeyboardEvent(type: type, endFrame: frame)
        }.answer()
        #expect(answer["list"]?.frame?.after.height == height)
    }

    @Test("measures the keyboard from the window's bottom")
    func window() {
        let answer = scenario(Rect(0, 0, 10, 10), frame: Rect(0, 0, 400, 600)).with {
            $0.layout.window = Rect(0, 100, 400, 600)
        }.answer()
        #expect(answer["list"]?.frame?.after.height == 400)
    }

    @Test("does not hear that the layout changed")
    func layout() {
        let answer = scenario(Rect(0, 700, 400, 40), offset: 1500).on(.layoutDidChange).answer()
        #expect(answer["list"]?.frame != nil)
        #expect(answer.changesNothing)
    }
}
