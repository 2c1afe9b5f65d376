import AvoidanceModels
import Testing

@Suite("Certificate of a strategy")
struct StrategyCertificateTests {
    @Test("tells by the true geometry how much of the field is in sight")
    func scrolled() {
        // The field lies at 480...520, and half of it under the keyboard; the recipe tests its origin alone.
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 480, 200, 40))])
        let scenario = Scenario([list]).on(.keyboardDidShow).by(.appleRecipe)
        let focus = scenario.answer().focus
        #expect(focus?.visibleBefore == 0.5)
        #expect(focus?.visibleAfter == 0.5)
        #expect(focus?.frame == Rect(0, 480, 200, 40))
        #expect(focus?.limitedBy != nil)
    }

    @Test("names no limit where the field is clear without a margin, which the strategy doesn't know")
    func clear() {
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 600, 200, 40))])
        let focus = Scenario([list]).by(.scrollToTextField).answer().focus
        #expect(focus?.visibleBefore == 0)
        #expect(focus?.visibleAfter == 1)
        #expect(focus?.frame == Rect(0, 460, 200, 40))
        #expect(focus?.limitedBy == nil)
    }

    @Test("reckons from before the first adjustment, also at a later event")
    func ledger() {
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 600, 200, 40))])
        let timeline = Scenario([list]).by(.scrollToTextField).timeline([.show(), .show()])
        #expect(timeline.steps.map { $0.focus?.visibleBefore } == [0, 0])
        #expect(timeline.steps.map { $0.focus?.visibleAfter } == [1, 1])
    }

    @Test("lets what is inside a padded view end at the padding")
    func padding() throws {
        // The field is 490...530; the keyboard's top is 500, and the list ends 5 above it: 10 and 5 of 40 are in sight.
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 490, 200, 40))])
        let answer = Scenario([.plain("view", Scenario.whole, [list])]).by(.reactNativeKeyboardAvoidingView) {
            $0[ReactNativeKeyboardAvoidingViewParameters.behavior] = .padding
            $0[ReactNativeKeyboardAvoidingViewParameters.keyboardVerticalOffset] = 5
        }.answer()
        let focus = try #require(answer.focus)
        #expect(abs(focus.visibleBefore - 0.25) < 1e-6)
        #expect(abs(focus.visibleAfter - 0.125) < 1e-6)
    }

    @Test("moves what a translated view holds")
    func translation() {
        let page = View.plain("view", Scenario.whole, [.field(Rect(0, 700, 200, 40))])
        let answer = Scenario([page]).by(.reactNativeKeyboardAvoidingView) {
            $0[ReactNativeKeyboardAvoidingViewParameters.behavior] = .position
        }.answer()
        #expect(answer.focus?.frame == Rect(0, 400, 200, 40))
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("counts a toolbar that the strategy raises by its frame as one that covers")
    func toolbar() {
        // The offset grows by 300: the field lies at 460...500, the toolbar at 450...500.
        let list = View.list(Scenario.whole, content: 3000, [.field(Rect(0, 760, 200, 40))])
        let bar = View(id: "bar", kind: "toolbar", frame: Rect(0, 750, 400, 50))
        let answer = Scenario([list, bar]).by(.rxKeyboard).answer()
        #expect(answer.focus?.frame == Rect(0, 460, 200, 40))
        #expect(answer.focus?.visibleAfter == 0)
    }

    @Test("takes an odd keyboard as hidden, as automatic does, and says that the strategy does not")
    func oddFrame() {
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 100, 200, 40))])
        let answer = Scenario([list]).with { $0.event = .show(Rect(0, 0, 400, 300)) }.by(.scrollToTextField).answer()
        #expect(answer.focus?.visibleBefore == 1)
        #expect(answer.codes == [.keyboardFrameAtTop])
    }
}
