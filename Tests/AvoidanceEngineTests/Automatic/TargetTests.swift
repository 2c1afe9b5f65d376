import AvoidanceModels
import Testing

/// What is brought into a free band of 0...500, the first that fits: field, field without margin, caret, caret without.
@Suite("Target")
struct TargetTests {
    private func answer(
        _ field: Rect,
        caret: Rect? = nil,
        others: [View] = [],
        _ edit: (inout Scenario) -> Void = { _ in }
    ) -> AdjustmentAnswer {
        Scenario([.list(Scenario.whole, content: 2000, [.field(field)] + others)], caret: caret).with(edit).answer()
    }

    @Test("is the field with its margin")
    func field() {
        // 640 + 8 - 500 = 148.
        let answer = answer(Rect(0, 600, 400, 40), caret: Rect(10, 10, 2, 20))
        #expect(answer.offset() == 148)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("has a margin of its own above and below")
    func margins() {
        // Below: 640 + 12 - 500 = 152; above: 100 - 4 = 96.
        let margin = Margin(top: 4, bottom: 12)
        #expect(answer(Rect(0, 600, 400, 40)) { $0.policy.margin = margin }.offset() == 152)
        let above = Scenario([.list(Scenario.whole, content: 2000, offset: 300, [.field(Rect(0, 100, 400, 40))])])
        #expect(above.with { $0.policy.margin = margin }.answer().offset() == 96)
    }

    @Test("takes the field up to the last point with its margin", arguments: [(484.0, 184.0), (485, 177)])
    func lastPoint(height: Double, offset: Double) {
        // 484 + 16 fit: 192 + 484 + 8 - 500 = 184. 485 + 16 do not, so without margin: 192 + 485 - 500 = 177.
        #expect(answer(Rect(0, 192, 400, height)).offset() == offset)
    }

    @Test("holds the views to keep visible with the field")
    func keepVisible() {
        // The button's end and margin: 700 + 8 - 500 = 208.
        let answer = answer(Rect(0, 600, 400, 40), others: [.plain("button", Rect(0, 660, 400, 40))]) {
            $0.policy.keepVisible = ["button"]
        }
        #expect(answer.offset() == 208)
    }

    @Test("drops the views to keep visible from the last one on")
    func dropsLast() {
        // To 1150 it would be 550 + 16 high: too much. To the error's end: 670 + 8 - 500 = 178.
        let others = [View.plain("error", Rect(0, 650, 400, 20)), .plain("submit", Rect(0, 1100, 400, 50))]
        let answer = answer(Rect(0, 600, 400, 40), others: others) { $0.policy.keepVisible = ["error", "submit"] }
        #expect(answer.offset() == 178)
        // In the other order nothing fits before the field alone: 148.
        let reversed = self.answer(Rect(0, 600, 400, 40), others: others) {
            $0.policy.keepVisible = ["submit", "error"]
        }
        #expect(reversed.offset() == 148)
    }

    @Test("takes no notice of hidden views to keep visible, and warns of unknown ones")
    func hiddenKept() {
        let hidden = View.plain("button", Rect(0, 660, 400, 40)).with { $0.isHidden = true }
        let answer = answer(Rect(0, 600, 400, 40), others: [hidden]) { $0.policy.keepVisible = ["button", "buton"] }
        #expect(answer.offset() == 148)
        #expect(answer.codes == [.viewNotFound])
    }

    @Test("is the field without margin where the margin does not fit")
    func withoutMargin() {
        // 490 + 16 > 500; 200 + 490 - 500 = 190.
        let answer = answer(Rect(0, 200, 400, 490))
        #expect(answer.offset() == 190)
        #expect(answer.focus?.limitedBy == .tooTall)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("is the caret with its margin where the field does not fit")
    func caret() {
        // The caret lies at 100 + 450 = 550...570: 570 + 8 - 500 = 78.
        let answer = answer(Rect(0, 100, 400, 600), caret: Rect(0, 450, 2, 20))
        #expect(answer.offset() == 78)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("is the caret alone where its margin does not fit either")
    func caretAlone() {
        // 20 + 600 > 500: 570 - 500 = 70.
        let answer = answer(Rect(0, 100, 400, 600), caret: Rect(0, 450, 2, 20)) {
            $0.policy.margin = Margin(top: 300, bottom: 300)
        }
        #expect(answer.offset() == 70)
    }

    @Test("is shown from its top edge where nothing fits")
    func nothingFits() {
        #expect(answer(Rect(0, 100, 400, 600)).offset() == 100)
        // The caret's own top: 100 + 30.
        let answer = answer(Rect(0, 100, 400, 700), caret: Rect(0, 30, 2, 600))
        #expect(answer.offset() == 130)
        #expect(answer.focus?.limitedBy == .tooTall)
    }

    @Test("counts a caret that sticks out of the field")
    func caretOutside() {
        // The caret ends at 600 + 70 = 670: 670 + 8 - 500.
        #expect(answer(Rect(0, 600, 400, 40), caret: Rect(0, 50, 2, 20)).offset() == 178)
    }

    @Test("stays clear of what lies under a bar at the top")
    func top() {
        // The band is 47...500. The field's top and margin, 12, come to 47: offset -35.
        let list = View.list(Scenario.whole, content: 2000, offset: 100, [.field(Rect(0, 20, 400, 40))])
        let scenario = Scenario([list]).with { $0.layout.safeAreaInsets = EdgeInsets(top: 47) }
        #expect(scenario.answer().offset() == -35)
    }

    @Test("is the caret in a text view that scrolls itself")
    func textView() {
        // The text view spans 100...700 and is covered by 200, so 400 of it are free. The caret ends at 920 in its
        // content: 920 + 8 - 400 = 528.
        let text = View(
            id: "text",
            kind: "textView",
            frame: Rect(0, 100, 400, 600),
            scroll: ScrollGeometry(contentSize: Size(width: 400, height: 1500))
        )
        let answer = Scenario([text], focus: "text", caret: Rect(0, 900, 2, 20)).answer()
        #expect(answer.inset("text")?.bottom == 200)
        #expect(answer.offset("text") == 528)
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.focus?.frame == Rect(0, 100, 400, 600))
    }

    @Test("follows a caret that moved")
    func caretMoved() {
        // The field does not fit, so the caret counts. The first one asks for 78, as above; the second one, at 130...150,
        // is clear at the offset from before the keyboard, 0.
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 100, 400, 600))])
        let caretMoved = TimelineEvent(.keyboard(KeyboardEvent(type: .caretDidMove)), caret: Rect(0, 30, 2, 20))
        let steps = Scenario([list], caret: Rect(0, 450, 2, 20)).timeline([.show(), caretMoved]).steps
        #expect(steps.map { $0.offset() } == [78, 0])
    }
}
