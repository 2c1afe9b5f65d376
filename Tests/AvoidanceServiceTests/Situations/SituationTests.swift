import AvoidanceModels
import Testing

@Suite("Well-known situations")
struct SituationTests {
    @Test("are got right by automatic", arguments: try Situation.all())
    func automatic(situation: Situation) throws {
        let verdict = try Verdict(on: .automatic, in: situation)
        #expect(verdict.hasPart)
        #expect(verdict.faults == [])
    }

    @Test("are each got wrong by somebody, or they would not be known", arguments: try Situation.all())
    func known(situation: Situation) throws {
        let marks = try StrategyName.allCases.map { try Verdict(on: $0, in: situation).mark }
        #expect(marks.contains("✗"))
    }

    @Test("have a part for every strategy")
    func parts() throws {
        let situations = try Situation.all()
        #expect(situations.count >= 12)
        #expect(Set(situations.map(\.title)).count == situations.count)
        for strategy in StrategyName.allCases {
            #expect(try situations.contains { try Verdict(on: strategy, in: $0).hasPart }, "\(strategy)")
        }
    }

    @Test(
        "are judged by where things end",
        arguments: [
            // 896 − 34 of safe area − 346 of keyboard: the indicator counts twice.
            (.rxKeyboard, "home indicator", ["the end of list, after 2 events: 516.0"]),
            // The same of a bar: 812 − 34 − 335.
            (.rxKeyboard, "message bar", ["the lower edge of bar, after 2 events: 443.0"]),
            // The whole keyboard of 200 as inset of a list that ends at 431.
            (.keyboardAwareScrollView, "tab bar", ["the end of list, after 2 events: 231.0"]),
            // The field alone is moved clear, by 36 points of the bar's 56 with 10 below it.
            (.androidAdjustPan, "message bar", ["the lower edge of bar, after 2 events: 487.0"]),
            // Nothing goes back: the field's bottom, 540 in the window, stays at the keyboard's top, 407.
            (
                .androidScrollView, "gives back",
                ["the field's top, after 4 events: 367.0", "the offset y of list, after 4 events: 233.0"]
            ),
            (.keyboardLayoutGuide, "message bar", []),
        ] as [(StrategyName, String, [String])]
    )
    func faults(strategy: StrategyName, title: String, faults: [String]) throws {
        let situation = try #require(try Situation.all().first { $0.title.contains(title) })
        let verdict = try Verdict(on: strategy, in: situation)
        #expect(verdict.hasPart)
        #expect(verdict.faults == faults)
    }
}
