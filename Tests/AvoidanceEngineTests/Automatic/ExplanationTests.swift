import AvoidanceModels
import Testing

@Suite("Explanation")
struct ExplanationTests {
    /// The design's example: a form behind a bar.
    private let scenario = Scenario(
        [
            .list(
                Rect(0, 0, 390, 844),
                id: "form",
                content: 1200,
                offset: -47,
                [
                    .field(Rect(20, 600, 350, 44), id: "password")
                ]
            ),
            .bar(Rect(0, 754, 390, 56), to: .safeArea),
        ],
        focus: "password"
    ).with {
        $0.layout.screen = Screen(width: 390, height: 844)
        $0.layout.window = Rect(0, 0, 390, 844)
        $0.layout.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        $0.event = .show(Rect(0, 508, 390, 336))
    }

    private func text(_ rule: String, _ view: String? = nil) -> String {
        scenario.answer(explains: true).explanation?.first { $0.rule == rule && $0.view == view }?.text ?? ""
    }

    @Test("is there only when it is asked for, and changes nothing else")
    func onDemand() {
        let plain = scenario.answer()
        var explained = scenario.answer(explains: true)
        #expect(plain.explanation == nil)
        #expect(explained.explanation?.isEmpty == false)
        explained.explanation = nil
        #expect(explained == plain)
    }

    @Test("says what covers a list, what is there already, and the inset")
    func insets() {
        let text = text("insets", "form")
        #expect(text.contains("covers 392 of form"))
        #expect(text.contains("the system already adds 34"))
        #expect(text.contains("inset 358"))
    }

    @Test("says where the keyboard is and how far the bar rises")
    func keyboard() {
        #expect(text("keyboard").contains("508"))
        #expect(text("keyboard").contains("336"))
        #expect(text("bars", "bar").contains("from 0 to -302"))
    }

    @Test("says the free band, the target and the motion")
    func motion() {
        // From 47 to 452; the target is 47 + 600 - 8 = 639 to 47 + 644 + 8 = 699; 699 - 452 = 247.
        #expect(text("target", "form").contains("47 to 452"))
        #expect(text("target", "form").contains("639 to 699"))
        #expect(text("motion", "form").contains("247"))
    }

    @Test("says how much is in sight")
    func result() {
        #expect(text("result", "password").contains("100 %"))
        #expect(text("result", "password").contains("0 % were without"))
    }

    @Test("says what is given back")
    func ledger() {
        let shown = scenario.timeline([.show(Rect(0, 508, 390, 336))])
        let answer = scenario.with {
            $0.layout = shown.layout
            $0.state = shown.steps[0].state
            $0.event = .hide
        }.answer(explains: true)
        let steps = answer.explanation?.filter { $0.rule == "ledger" } ?? []
        #expect(steps.contains { $0.view == "form" && $0.text.contains("-47") && $0.text.contains("200") })
    }

    @Test("says how far the root moves")
    func lift() {
        let form = Scenario([.plain("root", Scenario.whole, [.field(Rect(0, 600, 400, 40))])])
        let steps = form.answer(explains: true).explanation ?? []
        #expect(steps.contains { $0.rule == "motion" && $0.view == "root" && $0.text.contains("140") })
    }
}
