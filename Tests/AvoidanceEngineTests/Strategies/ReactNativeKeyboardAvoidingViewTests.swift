import AvoidanceModels
import Testing

@Suite("reactNativeKeyboardAvoidingView")
struct ReactNativeKeyboardAvoidingViewTests {
    private typealias Parameters = ReactNativeKeyboardAvoidingViewParameters

    private func scenario(
        _ frame: Rect = Scenario.whole,
        _ behavior: KeyboardAvoidingBehavior? = .padding,
        offset: Double = 0,
        _ platform: PeerPlatform = .ios
    ) -> Scenario {
        Scenario([.plain("view", frame)], focus: nil).by(.reactNativeKeyboardAvoidingView) {
            $0[Parameters.behavior] = behavior
            $0[Parameters.keyboardVerticalOffset] = offset
            $0[Parameters.platform] = platform
        }
    }

    @Test("gives way by padding, by its height or by moving its content (vectors 001, 002, 006, 008)")
    func behaviors() {
        #expect(scenario().answer()["view"]?.paddingBottom == NumberChange(before: 0, after: 300))
        let height = scenario(Scenario.whole, .height, offset: 30).answer()
        #expect(height["view"]?.frame?.after == Rect(0, 0, 400, 470))
        // 100 + 650 − (500 − 44).
        let position = scenario(Rect(0, 100, 400, 650), .position, offset: 44).answer()
        #expect(position.translation("view") == -294)
    }

    @Test("rounds up, and comes to the same again from what it gave (vectors 004 and 005)")
    func fixedPoint() {
        let keyboard = Rect(0, 527.6190490722656, 400, 312.3809509277344)
        let first = scenario(Rect(0, 0, 400, 840), .height, offset: 20, .android).with {
            $0.event = KeyboardEvent(type: .keyboardDidShow, endFrame: keyboard)
        }
        // 840 − 507.619… is 332.38….
        #expect(first.answer()["view"]?.frame?.after.height == 507)
        let second = first.with {
            $0.state = first.answer().state
            $0.layout.views[0].frame.height = 507
        }
        #expect(second.answer()["view"]?.frame?.after.height == 507)
    }

    @Test("leaves the offset out on Android's hide, whose height is taken as zero (vector 003)")
    func androidHide() {
        let shown = scenario(Rect(0, 0, 400, 800), .height, offset: 30, .android).on(.keyboardDidShow)
        let hide = shown.with {
            $0.state = shown.answer().state
            $0.layout.views[0].frame.height = 470
            $0.event = KeyboardEvent(type: .keyboardDidHide, endFrame: Rect(0, 800, 400, 300))
        }
        #expect(hide.answer()["view"]?.frame?.after.height == 800)
        #expect(hide.answer().state.views == [])
    }

    @Test("keeps the first height after a rotation (vector 011)")
    func rotation() {
        let before = ViewValues(frame: Rect(0, 0, 375, 812))
        let rotated = scenario(Rect(0, 0, 812, 375), .height).with {
            $0.event = .show(Rect(0, 175, 812, 200))
            $0.state.views = [Entry("view", LedgerEntry(before: before, applied: before))]
        }
        #expect(rotated.answer()["view"]?.frame?.after.height == 612)
    }

    @Test("gives a floating keyboard the whole distance from its top down (vector 012)")
    func floating() {
        let answer = scenario().with { $0.event = .show(Rect(50, 300, 200, 200)) }.answer()
        #expect(answer["view"]?.paddingBottom?.after == 500)
    }

    @Test("takes the frame in the superview, not in the window")
    func superview() {
        let nested = Scenario(
            [.plain("page", Rect(0, 100, 400, 700), [.plain("view", Rect(0, 0, 400, 700))])],
            focus: nil
        )
        let answer = nested.by(.reactNativeKeyboardAvoidingView) {
            $0[Parameters.behavior] = .padding
            $0[Parameters.views] = ["view"]
        }.answer()
        #expect(answer["view"]?.paddingBottom?.after == 200)
    }

    @Test("does nothing for a cross-fade at y 0 where the person prefers it")
    func crossFade() {
        let event = KeyboardEvent.show(Rect(0, 0, 0, 0))
        #expect(scenario().with { $0.event = event }.answer()["view"]?.paddingBottom?.after == 800)
        let prefers = scenario().with { $0.event = event }.by(.reactNativeKeyboardAvoidingView) {
            $0[Parameters.prefersCrossFadeTransitions] = true
        }
        #expect(prefers.answer()["view"]?.paddingBottom?.after == 0)
    }

    @Test("reckons anew with the state's keyboard when the layout changes")
    func layout() {
        let answer = scenario(Rect(0, 0, 400, 700)).after(Scenario.keyboard).on(.layoutDidChange).answer()
        #expect(answer["view"]?.paddingBottom?.after == 200)
        #expect(scenario().on(.layoutDidChange).answer()["view"]?.paddingBottom?.after == 0)
    }

    @Test("does nothing without a behavior, and says so")
    func noBehavior() {
        let answer = scenario(Scenario.whole, nil).answer()
        #expect(answer.adjustments == [])
        #expect(answer.codes == [.policyParameterMissing])
    }

    @Test(
        "hears no other event on iOS",
        arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide, .layoutDidChange)
    )
    func unheard(type: EventType) {
        let answer = scenario().on(type).answer()
        #expect(answer["view"]?.paddingBottom?.after == 0)
        #expect(answer.state == AvoidanceState())
    }
}
