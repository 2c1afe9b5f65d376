import AvoidanceModels
import Testing

@Suite("Visible height of the keyboard")
struct VisibleHeightTests {
    @Test("is what the keyboard covers of the window's height")
    func window() {
        // The window spans 100...600 on the screen; the keyboard covers 500...600.
        let answer = Scenario([]).with { $0.layout.window = Rect(0, 100, 400, 500) }.answer()
        #expect(answer.keyboard.visibleHeight == 100)
        #expect(answer.keyboard.willShowVisibleHeight == 100)
    }

    @Test("is zero over a window that the keyboard does not reach")
    func above() {
        let answer = Scenario([]).with { $0.layout.window = Rect(0, 0, 400, 400) }.answer()
        #expect(answer.keyboard.visibleHeight == 0)
        #expect(answer.keyboard.willShowVisibleHeight == nil)
        #expect(answer.keyboard.placement == .docked)
    }

    @Test("is announced once, when the keyboard was hidden before")
    func announced() {
        let steps = Scenario([]).timeline([.show(), .change(Rect(0, 420, 400, 380)), .hide, .show()]).steps
        #expect(steps.map(\.keyboard.willShowVisibleHeight) == [300, nil, nil, 300])
        #expect(steps.map(\.keyboard.visibleHeight) == [300, 380, 0, 300])
    }

    @Test("follows a finger", arguments: [(560.0, 240.0), (799, 1), (800, 0)])
    func drag(top: Double, height: Double) {
        let frame = Rect(0, top, 400, 300)
        let drag = TimelineEvent(.keyboard(KeyboardEvent(type: .keyboardDidDrag, endFrame: frame)))
        let steps = Scenario([.list(Scenario.whole, content: 800)]).timeline([.show(), drag]).steps
        #expect(steps[1].keyboard.visibleHeight == height)
        #expect(steps[1].inset()?.bottom == height)
        #expect(steps[1].animation.duration == 0)
    }
}
