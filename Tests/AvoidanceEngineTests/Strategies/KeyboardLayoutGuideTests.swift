import AvoidanceModels
import Testing

@Suite("keyboardLayoutGuide")
struct KeyboardLayoutGuideTests {
    /// The window ends at 800, its safe area at 766, the keyboard's top is 500.
    private func constant(
        _ anchor: BottomConstraint.Anchor,
        _ event: KeyboardEvent = .show(Scenario.keyboard),
        author: Double = 0,
        _ edit: (inout Policy) -> Void = { _ in }
    ) -> Double? {
        Scenario([.bar(Rect(0, 750, 400, 50), to: anchor, constant: author)], focus: nil).with {
            $0.layout.safeAreaInsets = EdgeInsets(bottom: 34)
            $0.event = event
        }.by(.keyboardLayoutGuide, edit).answer().constant()
    }

    @Test("lies at the docked keyboard's top, whatever the bar is pinned to on the wire")
    func docked() {
        #expect(constant(.window) == -300)
        #expect(constant(.superview) == -300)
        #expect(constant(.safeArea) == -266)
        #expect(constant(.safeArea, author: -8) == -274)
    }

    @Test("rests on the safe area's bottom, or on the view's")
    func hidden() {
        #expect(constant(.safeArea, .hide) == 0)
        #expect(constant(.superview, .hide) == -34)
        #expect(constant(.superview, .hide) { $0[KeyboardLayoutGuideParameters.usesBottomSafeArea] = false } == 0)
        #expect(constant(.safeArea, .hide) { $0[KeyboardLayoutGuideParameters.usesBottomSafeArea] = false } == 34)
    }

    @Test("never rises less than it rests")
    func low() {
        #expect(constant(.safeArea, .show(Rect(0, 780, 400, 20))) == 0)
    }

    @Test(
        "follows an undocked keyboard only if it is told to",
        arguments: [Rect(0, 300, 400, 300), Rect(50, 300, 200, 200)]
    )
    func undocked(frame: Rect) {
        #expect(constant(.safeArea, .show(frame)) == 0)
        #expect(
            constant(.safeArea, .show(frame)) { $0[KeyboardLayoutGuideParameters.followsUndockedKeyboard] = true }
                == -466
        )
    }

    @Test("gives back on a hide, from the author's constant")
    func givesBack() {
        let bar = View.bar(Rect(0, 730, 400, 50), to: .safeArea, constant: -10)
        let timeline = Scenario([bar], focus: nil).by(.keyboardLayoutGuide).timeline([.show(), .show(), .hide])
        #expect(timeline.steps.map { $0.constant() } == [-310, -310, -10])
        #expect(timeline.steps.last?.state.views == [])
    }
}
