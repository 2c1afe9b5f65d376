import AvoidanceModels
import Testing

@Suite("Animation")
struct AnimationTests {
    @Test("passes through untouched", arguments: [0, 0.25, 0.3832], [0.0, 3, 7])
    func passes(duration: Double, curve: Double) {
        let answer = Scenario([]).with {
            $0.event.animationDuration = duration
            $0.event.animationCurve = curve
        }.answer()
        #expect(answer.animation.duration == duration)
        #expect(answer.animation.curve == curve)
    }

    @Test("has the curve shifted by 16 bits as its options")
    func options() {
        // 7 * 65536 = 458752.
        #expect(Scenario([]).answer().animation.options == 458_752)
    }
}
