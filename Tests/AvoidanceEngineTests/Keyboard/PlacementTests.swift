import AvoidanceModels
import Testing

@Suite("Keyboard placement")
struct PlacementTests {
    /// A frame on a screen, and what it is.
    struct Row: CustomTestStringConvertible {
        var name: String
        var frame: Rect
        var screen = Screen(width: 390, height: 844)
        var placement: KeyboardPlacement
        var warning: WarningCode?

        var testDescription: String { name }
    }

    static let rows = [
        Row(name: "docked", frame: Rect(0, 508, 390, 336), placement: .docked),
        Row(name: "shortcuts bar only", frame: Rect(0, 775, 390, 69), placement: .docked),
        Row(name: "taller than its part on screen", frame: Rect(0, 775, 390, 336), placement: .docked),
        // 508.4 + 335.2 = 843.6: 0.4 above the bottom.
        Row(name: "docked within half a point", frame: Rect(0, 508.4, 390, 335.2), placement: .docked),
        // 508 + 335.4 = 843.4: 0.6 above the bottom.
        Row(name: "lifted by more than half a point", frame: Rect(0, 508, 390, 335.4), placement: .undocked),
        Row(name: "docked within a point of the width", frame: Rect(1, 508, 388, 336), placement: .docked),
        Row(name: "narrower by more than a point", frame: Rect(1.5, 508, 387, 336), placement: .floating),
        Row(name: "undocked", frame: Rect(0, 300, 390, 336), placement: .undocked),
        Row(name: "split, at full width", frame: Rect(0, 400, 390, 216), placement: .undocked),
        Row(name: "floating", frame: Rect(35, 300, 320, 254), placement: .floating),
        Row(name: "floating at the bottom", frame: Rect(0, 590, 320, 254), placement: .floating),
        Row(name: "below the screen", frame: Rect(0, 844, 390, 336), placement: .hidden),
        Row(name: "left of the screen", frame: Rect(-390, 508, 390, 336), placement: .hidden),
        Row(name: "y = 0", frame: Rect(0, 0, 390, 336), placement: .hidden, warning: .keyboardFrameAtTop),
        Row(name: "y < 0", frame: Rect(0, -71, 390, 336), placement: .hidden, warning: .keyboardFrameAtTop),
        Row(name: "zeros", frame: Rect(0, 0, 0, 0), placement: .hidden, warning: .keyboardFrameEmpty),
        Row(name: "no height", frame: Rect(0, 844, 390, 0), placement: .hidden, warning: .keyboardFrameEmpty),
        Row(name: "no height at y = 0", frame: Rect(0, 0, 390, 0), placement: .hidden, warning: .keyboardFrameEmpty),
        // A landscape screen, the frame in portrait space: 480 along y, at either side.
        Row(
            name: "sideways, from the left",
            frame: Rect(0, 0, 162, 480),
            screen: Screen(width: 480, height: 320),
            placement: .hidden,
            warning: .keyboardFrameSideways
        ),
        Row(
            name: "sideways, from the right",
            frame: Rect(158, 0, 162, 480),
            screen: Screen(width: 480, height: 320),
            placement: .hidden,
            warning: .keyboardFrameSideways
        ),
        // A portrait screen, the frame in landscape space: 480 along x, ending at 320.
        Row(
            name: "sideways, landscape on portrait",
            frame: Rect(0, 158, 480, 162),
            screen: Screen(width: 320, height: 480),
            placement: .hidden,
            warning: .keyboardFrameSideways
        ),
        Row(
            name: "docked on a square screen",
            frame: Rect(0, 500, 800, 300),
            screen: Screen(width: 800, height: 800),
            placement: .docked
        ),
    ]

    private func answer(_ row: Row, _ edit: (inout Scenario) -> Void = { _ in }) -> AdjustmentAnswer {
        let size = Rect(0, 0, row.screen.width, row.screen.height)
        return Scenario([.list(size, content: 2000, [.field(Rect(0, 700, 300, 40))])]).with {
            $0.layout.screen = row.screen
            $0.layout.window = size
            $0.event = .show(row.frame)
            edit(&$0)
        }.answer()
    }

    @Test("follows the frame alone", arguments: rows)
    func placement(row: Row) {
        let answer = answer(row)
        #expect(answer.keyboard.placement == row.placement)
        #expect(answer.keyboard.isHidden == (row.placement == .hidden))
        #expect(answer.codes == [row.warning].compactMap(\.self))
    }

    @Test("makes insets only when docked", arguments: rows)
    func insets(row: Row) {
        let bottom = answer(row).inset()?.bottom ?? 0
        #expect((bottom > 0) == (row.placement == .docked))
    }

    @Test("moves nothing when hidden", arguments: rows.filter { $0.placement == .hidden })
    func hidden(row: Row) {
        let answer = answer(row)
        #expect(answer.changesNothing)
        #expect(answer.keyboard.visibleHeight == 0)
    }

    @Test(
        "is hidden after a hide, whatever its frame says",
        arguments: rows,
        [EventType.keyboardWillHide, .keyboardDidHide]
    )
    func hide(row: Row, type: EventType) {
        let answer = answer(row) { $0.event.type = type }
        #expect(answer.keyboard.placement == .hidden)
        #expect(answer.keyboard.visibleHeight == 0)
        #expect(answer.changesNothing)
    }

    @Test("is hidden after a hide without a frame")
    func hideWithoutFrame() {
        let answer = Scenario([]).with { $0.event = KeyboardEvent(type: .keyboardWillHide) }.answer()
        #expect(answer.keyboard.isHidden)
    }

    @Test("warns of a hide with an empty frame")
    func emptyHide() {
        let event = KeyboardEvent(type: .keyboardWillHide, endFrame: .zero)
        #expect(Scenario([], focus: nil).with { $0.event = event }.answer().codes == [.keyboardFrameEmpty])
    }

    @Test("is hidden, with a warning, when it is another app's")
    func otherApp() {
        let answer = answer(PlacementTests.rows[0]) { $0.event.isLocal = false }
        #expect(answer.keyboard.isHidden)
        #expect(answer.codes == [.keyboardOfOtherApp])
        #expect(answer.changesNothing)
    }

    @Test("counts another app's when the policy says so")
    func countsOtherApps() {
        let answer = answer(PlacementTests.rows[0]) {
            $0.event.isLocal = false
            $0.policy.countsOtherApps = true
        }
        #expect(answer.keyboard.placement == .docked)
        #expect(answer.codes.isEmpty)
        #expect(answer.inset()?.bottom == 336)
    }

    @Test("does not depend on where the keyboard was", arguments: [Rect(0, 508, 390, 336), Rect(0, 844, 390, 0)])
    func beginFrame(begin: Rect) {
        let plain = answer(PlacementTests.rows[0])
        #expect(answer(PlacementTests.rows[0]) { $0.event.beginFrame = begin } == plain)
    }

    @Test(
        "stays as the state has it when the event brings no frame",
        arguments: [EventType.focusDidChange, .caretDidMove, .layoutDidChange]
    )
    func kept(type: EventType) {
        let before = KeyboardState(frame: Rect(0, 400, 390, 444), placement: .docked)
        let answer = answer(PlacementTests.rows[0]) {
            $0.event = KeyboardEvent(type: type)
            $0.state.keyboard = before
        }
        #expect(answer.state.keyboard == before)
        #expect(answer.inset()?.bottom == 444)
    }

    @Test("is hidden when neither event nor state has one")
    func unknown() {
        let answer = answer(PlacementTests.rows[0]) { $0.event = KeyboardEvent(type: .focusDidChange) }
        #expect(answer.keyboard.isHidden)
        #expect(answer.changesNothing)
    }
}
