import AvoidanceModels
import Testing

@Suite("appleRecipe")
struct AppleRecipeTests {
    private func scenario(y: Double, offset: Double = 0, _ behavior: ContentInsetAdjustmentBehavior = .never)
        -> Scenario
    {
        let list = View.list(
            Scenario.whole,
            content: 2000,
            offset: offset,
            inset: EdgeInsets(top: 6, bottom: 9),
            [.field(Rect(20, y, 200, 40))]
        )
        return Scenario([list.scrolling { $0.contentInsetAdjustmentBehavior = behavior }]).by(.appleRecipe).with {
            $0.event = KeyboardEvent(type: .keyboardDidShow, endFrame: Scenario.keyboard)
        }
    }

    @Test("insets by the keyboard's height, and scrolls a field whose origin is covered just into view: 640 − 500")
    func covered() {
        let answer = scenario(y: 600).answer()
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.indicator() == EdgeInsets(bottom: 300))
        #expect(answer.offset() == 140)
    }

    @Test("leaves a field alone whose origin alone is clear (vector 143)")
    func cut() {
        #expect(scenario(y: 499).answer().offset() == 0)
        #expect(scenario(y: 500).answer().offset() == 40)
    }

    @Test("takes the height from the begin frame")
    func beginFrame() {
        let answer = scenario(y: 600).with { $0.event.beginFrame = Rect(0, 800, 400, 250) }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 250))
        #expect(answer.offset() == 90)
    }

    @Test("does not scroll where the field shows already, and back where it lies above")
    func visible() {
        // 600 is outside of the view's frame, but the content shows 200 to 700.
        #expect(scenario(y: 600, offset: 200).answer().offset() == 200)
        #expect(scenario(y: 600, offset: 700).answer().offset() == 600)
    }

    @Test("counts the safe area that the system adds to the inset")
    func safeArea() {
        let answer = scenario(y: 600, .always).with { $0.layout.safeAreaInsets = EdgeInsets(bottom: 34) }.answer()
        #expect(answer.offset() == 174)
    }

    @Test("sets the author's insets to zero on a hide")
    func hide() {
        let answer = scenario(y: 600, offset: 140).with { $0.event = .hide }.answer()
        #expect(answer.inset() == .zero)
        #expect(answer.indicator() == .zero)
        #expect(answer.offset() == 140)
    }

    @Test("hears no other event", arguments: EventType.all(but: .keyboardDidShow, .keyboardWillHide))
    func unheard(type: EventType) {
        let answer = scenario(y: 600).on(type).answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
    }
}
