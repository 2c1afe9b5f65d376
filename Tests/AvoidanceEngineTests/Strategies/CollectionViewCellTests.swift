import AvoidanceModels
import Testing

@Suite("collectionViewCell")
struct CollectionViewCellTests {
    /// A cell of the collection's size at x, with a scroll view and a field of the same names.
    private func cell(_ name: String, x: Double = 0, field: Rect, content: Double = 2000, offset: Double = 0) -> View {
        let field = View.field(field, id: "\(name).field")
        let list = View.list(Rect(0, 0, 200, 800), id: "\(name).list", content: content, offset: offset, [field])
        return View(id: name, kind: "cell", frame: Rect(x, 0, 200, 800), subviews: [list])
    }

    private func scenario(_ cells: [View], focus: String? = "a.field") -> Scenario {
        let collection = View.list(Scenario.whole, id: "collection", content: 800, cells)
        return Scenario([collection], focus: focus).by(.collectionViewCell)
    }

    @Test(
        "scrolls to 10 above the keyboard where it is higher than what is below the field",
        arguments: [
            // Below the field: 800 − 640 = 160; 300 − 160 + 10 = 150.
            (600.0, 0.0, 150.0),
            // 800 + 100 − 640 = 260; 300 − 260 + 10 + 100 = 150.
            (600, 100, 150),
            // 800 − 500 = 300, which the keyboard doesn't exceed.
            (460, 0, 0),
            // 800 − 501 = 299; 300 − 299 + 10 = 11.
            (461, 0, 11),
            (100, 30, 30),
        ]
    )
    func show(y: Double, offset: Double, expected: Double) {
        let answer = scenario([cell("a", field: Rect(0, y, 100, 40), offset: offset)]).answer()
        #expect(answer.offset("a.list") == expected)
        #expect(answer["a.list"]?.contentInset == nil)
    }

    @Test("sets x to zero where it scrolls")
    func sideways() {
        let cell = cell("a", field: Rect(0, 600, 100, 40)).with {
            $0.subviews[0] = $0.subviews[0].scrolling { $0.contentOffset.x = 25 }
        }
        #expect(scenario([cell]).answer()["a.list"]?.contentOffset?.after == Point(x: 0, y: 150))
    }

    @Test(
        "goes to the top on a hide, or puts a field that lies below the scroll view's height 50 above its bottom",
        arguments: [
            // The field begins within the first 800.
            (799.0, 2000.0, 0.0),
            // 940 − 800 + 50.
            (900, 2000, 190),
            // 20 are left below the field: 940 − 800 + 20.
            (900, 960, 160),
            // Exactly 50 are left.
            (900, 990, 190),
            // The content ends 40 above the field's end: 940 − 800 − 40.
            (900, 900, 100),
            (800, 2000, 90),
        ]
    )
    func hide(y: Double, content: Double, expected: Double) {
        let scenario = scenario([cell("a", field: Rect(0, y, 100, 40), content: content, offset: 333)])
        #expect(scenario.with { $0.event = .hide }.answer().offset("a.list") == expected)
    }

    @Test("lets every cell on screen act, one without a selected field with a zero rectangle")
    func everyCell() {
        let cells = [
            cell("a", field: Rect(0, 900, 100, 40), offset: 100),
            cell("b", x: 200, field: Rect(0, 900, 100, 40), offset: 120),
        ]
        // a: 800 + 100 − 940 = −40; 300 + 40 + 10 + 100. b: 800 + 120 − 0 is more than the keyboard.
        let show = scenario(cells).answer()
        #expect(show.offset("a.list") == 450)
        #expect(show.offset("b.list") == 120)
        // A message to nil gives zero, which begins above the scroll view's height.
        let hide = scenario(cells).with { $0.event = .hide }.answer()
        #expect(hide.offset("a.list") == 190)
        #expect(hide.offset("b.list") == 0)
    }

    @Test("remembers the field that was last selected in each cell, also after it lost the focus")
    func remembers() {
        let cells = [
            cell("a", field: Rect(0, 900, 100, 40), offset: 100),
            cell("b", x: 200, field: Rect(0, 950, 100, 40), offset: 120),
        ]
        let focus = scenario(cells, focus: "b.field").on(.focusDidChange).answer()
        #expect(focus.state.selectedFields == [Entry("b", "b.field")])
        #expect(focus.changesNothing)
        let show = scenario(cells).with { $0.state = focus.state }.answer()
        #expect(show.state.selectedFields == [Entry("b", "b.field"), Entry("a", "a.field")])
        // b: 800 + 120 − 990 = −70; 300 + 70 + 10 + 120.
        #expect(show.offset("b.list") == 500)
        let hide = scenario(cells, focus: nil).with {
            $0.state = show.state
            $0.event = .hide
        }.answer()
        #expect(hide.offset("a.list") == 190)
        #expect(hide.offset("b.list") == 240)
    }

    @Test("lets the focused cell alone act where it is scoped to it")
    func scoped() {
        let cells = [
            cell("a", field: Rect(0, 900, 100, 40), offset: 100),
            cell("b", x: 200, field: Rect(0, 900, 100, 40), offset: 120),
        ]
        let answer = scenario(cells).with { $0.event = .hide }.by(.collectionViewCell) {
            $0[CollectionViewCellParameters.scopedToCell] = true
        }.answer()
        #expect(answer.offset("a.list") == 190)
        #expect(answer.offset("b.list") == 120)
    }

    @Test("leaves a cell alone that is not on screen")
    func offScreen() {
        let cells = [cell("a", field: .zero), cell("b", x: 400, field: .zero, offset: 50)]
        #expect(scenario(cells).with { $0.event = .hide }.answer()["b.list"] == nil)
    }

    @Test("takes the field's frame in its own superview")
    func nestedField() {
        let cell = cell("a", field: .zero).with {
            $0.subviews[0].subviews = [
                .plain("box", Rect(0, 500, 200, 200), [.field(Rect(0, 100, 100, 40), id: "a.field")])
            ]
        }
        // 140 ends 660 above the bottom, though the field ends at 640 in the content.
        #expect(scenario([cell]).answer().offset("a.list") == 0)
    }

    @Test("selects no text view, since the cell is the delegate of text fields alone")
    func textView() {
        let cell = cell("a", field: Rect(0, 900, 100, 40)).with { $0.subviews[0].subviews[0].kind = "textView" }
        #expect(scenario([cell]).answer().state.selectedFields == [])
    }

    @Test("hears no other event", arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide))
    func unheard(type: EventType) {
        let answer = scenario([cell("a", field: Rect(0, 900, 100, 40), offset: 5)]).on(type).answer()
        #expect(answer.changesNothing)
        #expect(answer.adjustments.map(\.view) == ["a.list"])
    }
}
