import AvoidanceModels
import Testing

@Suite("scrollToTextField")
struct ScrollToTextFieldTests {
    /// The scroll view is 800 high, the keyboard 300: 500 are free.
    private func scenario(y: Double = 700, offset: Double = 0, content: Double = 0) -> Scenario {
        let view = View.plain("content", Rect(0, content, 400, 2000), [.field(Rect(0, y, 200, 40))])
        return Scenario([
            .list(Scenario.whole, content: 2000, offset: offset, inset: EdgeInsets(top: 5, bottom: 20), [view])
        ]).by(.scrollToTextField)
    }

    @Test("insets by the keyboard's height and scrolls the field's bottom to it: 740 − 500")
    func scrolls() {
        let answer = scenario().answer()
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.indicator() == EdgeInsets(bottom: 300))
        #expect(answer["list"]?.contentOffset?.after == Point(x: 0, y: 240))
        #expect(answer["list"]?.isScrollEnabled == FlagChange(before: true, after: true))
    }

    @Test("switches scrolling off where that is less than the offset, and does nothing else")
    func switchesOff() {
        let answer = scenario(offset: 241).answer()
        #expect(answer["list"]?.isScrollEnabled == FlagChange(before: true, after: false))
        #expect(answer.inset() == EdgeInsets(top: 5, bottom: 20))
        #expect(answer.offset() == 241)
    }

    @Test("scrolls where it is just the offset")
    func sameOffset() {
        let answer = scenario(offset: 240).answer()
        #expect(answer["list"]?.isScrollEnabled?.after == true)
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.offset() == 240)
    }

    @Test("never scrolls above zero: 140 − 500 is more than −400, and becomes 0")
    func negative() {
        let answer = scenario(y: 100, offset: -400).answer()
        #expect(answer.offset() == 0)
        #expect(answer.inset() == EdgeInsets(bottom: 300))
    }

    @Test("takes the field's place in the content view, wherever that lies in the content")
    func contentView() {
        #expect(scenario(content: 130).answer().offset() == 240)
    }

    @Test("takes the field's place in the content where the field is the scroll view's own subview")
    func directSubview() {
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 650, 200, 40))])
        #expect(Scenario([list]).by(.scrollToTextField).answer().offset() == 190)
    }

    @Test("gives insets, offset and scrolling back on a hide")
    func givesBack() {
        for offset in [0.0, 100, 300] {
            let before = scenario(offset: offset).layout.view("list")?.scroll
            let after = scenario(offset: offset).timeline([.show(), .hide])
            #expect(after.layout.view("list")?.scroll?.contentInset == before?.contentInset)
            #expect(after.layout.view("list")?.scroll?.contentOffset == before?.contentOffset)
            #expect(after.layout.view("list")?.scroll?.isScrollEnabled == true)
            #expect(after.steps.last?.state.views == [])
        }
    }

    @Test("gives back without a first responder as well")
    func givesBackUnfocused() {
        let state = scenario(offset: 100).answer().state
        let answer = scenario(offset: 240).with {
            $0.state = state
            $0.layout.firstResponder = nil
            $0.event = .hide
        }.answer()
        #expect(answer.offset() == 100)
        #expect(answer.inset() == EdgeInsets(top: 5, bottom: 20))
    }

    @Test("remembers the offset anew as long as the remembered one is zero, its own scrolling too")
    func remembers() {
        let first = scenario().answer()
        #expect(first.state.views.first?.value.before.contentOffset == .zero)
        let second = scenario(y: 800, offset: 240).with { $0.state = first.state }.answer()
        #expect(second.state.views.first?.value.before.contentOffset == Point(x: 0, y: 240))
        let third = scenario(y: 900, offset: 340).with { $0.state = second.state }.answer()
        #expect(third.state.views.first?.value.before.contentOffset == Point(x: 0, y: 240))
    }

    @Test("does nothing for a focus that is none of the fields")
    func otherFields() {
        let listed = scenario().by(.scrollToTextField) { $0[ScrollToTextFieldParameters.fields] = ["other"] }
        #expect(listed.answer().adjustments == [])
        #expect(listed.answer().codes == [.viewNotFound])
        let text = scenario().with { $0.layout.views[0].subviews[0].subviews[0].kind = "textView" }
        #expect(text.answer().adjustments == [])
        let named = text.by(.scrollToTextField) { $0[ScrollToTextFieldParameters.fields] = ["field"] }
        #expect(named.answer().offset() == 240)
    }

    @Test("hears no other event", arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide))
    func unheard(type: EventType) {
        let answer = scenario().on(type).answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
        #expect(answer["list"]?.isScrollEnabled?.after == true)
    }
}
