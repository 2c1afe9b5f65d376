import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("The keyboard of an occlusion")
struct OcclusionKeyboardTests {
    private let layout = Scenario([.field(Rect(0, 600, 400, 40))]).layout

    private func keyboard(
        event: KeyboardEvent? = nil,
        keyboard: Rect? = nil,
        state: KeyboardState? = nil
    ) -> KeyboardAnswer {
        let state = AvoidanceState(keyboard: state)
        return Avoidance.occlusions(
            OcclusionRequest(layout: layout, event: event, keyboard: keyboard, state: state)
        ).keyboard
    }

    @Test("is that of the event")
    func event() {
        let docked = KeyboardState(frame: Scenario.keyboard, placement: .docked)
        #expect(keyboard(event: .show(Rect(0, 600, 400, 200)), state: docked).frame == Rect(0, 600, 400, 200))
        #expect(keyboard(event: .hide, state: docked).isHidden)
        #expect(keyboard(event: KeyboardEvent(type: .focusDidChange), state: docked).frame == Scenario.keyboard)
    }

    @Test("is a frame, classed as an event's would be")
    func frame() {
        #expect(keyboard(keyboard: Scenario.keyboard).placement == .docked)
        #expect(keyboard(keyboard: Rect(50, 300, 200, 200)).placement == .floating)
        #expect(keyboard(keyboard: Rect(0, 800, 400, 300)).isHidden)
    }

    @Test("is the state's where nothing else says, in window coordinates")
    func state() {
        let state = KeyboardState(frame: Rect(0, 300, 400, 500), placement: .docked)
        let answer = keyboard(state: state)
        #expect(answer.frame == Rect(0, 300, 400, 500))
        #expect(answer.visibleHeight == 500)
    }

    @Test("is hidden where nobody says")
    func none() throws {
        #expect(keyboard().isHidden)
    }

    @Test("is taken as hidden, with a warning, where its frame is odd")
    func odd() {
        let answer = Avoidance.occlusions(OcclusionRequest(layout: layout, keyboard: Rect(0, 0, 400, 300)))
        #expect(answer.keyboard.isHidden)
        #expect(answer.warnings.map(\.code) == [.keyboardFrameAtTop])
        #expect(answer.occlusions.map(\.visibleShare) == [1])
    }

    @Test("does not keep a first responder that is nowhere from being named")
    func firstResponder() {
        let answer = Scenario([.plain("view", Scenario.whole)], focus: "nowhere").occlusions()
        #expect(answer.warnings.map(\.code) == [.firstResponderNotFound])
        #expect(answer.occlusions.map(\.isFirstResponder) == [false])
    }
}
