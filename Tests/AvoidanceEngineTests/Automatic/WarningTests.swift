import AvoidanceModels
import Testing

@Suite("Warnings")
struct WarningTests {
    @Test("suspect another avoider where the keyboard's inset is there before ours", arguments: [300.0, 266])
    func duplicate(inset: Double) {
        // 300 is what the keyboard covers, 266 that less the safe area.
        let scenario = Scenario([.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: inset))], focus: nil)
            .with { $0.layout.safeAreaInsets = EdgeInsets(bottom: 34) }
        #expect(scenario.answer().codes == [.duplicateAvoiderSuspected])
        #expect(scenario.answer().inset()?.bottom == inset)
    }

    @Test("do not suspect our own inset, nor an author's that is another")
    func noDuplicate() {
        let list = View.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 50))
        let steps = Scenario([list], focus: nil).timeline([.show(), .show()]).steps
        #expect(steps.map(\.codes) == [[], []])
    }

    @Test("are sentences")
    func sentences() {
        let answer = Scenario([]).with {
            $0.event = .show(.zero)
            $0.policy.keepVisible = ["nowhere"]
        }.answer()
        #expect(answer.codes == [.keyboardFrameEmpty, .firstResponderNotFound, .viewNotFound])
        #expect(answer.warnings.allSatisfy { $0.message.hasSuffix(".") && $0.message.count > 20 })
        #expect(answer.warnings[2].message.contains("nowhere"))
    }
}
