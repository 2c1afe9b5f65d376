import AvoidanceModels
import Testing

@testable import avoidance

@Suite("A comparison for people")
struct ComparisonTextTests {
    private func comparison(_ name: StrategyName, _ change: (inout Comparison) -> Void) -> Comparison {
        var comparison = Comparison(
            policy: Policy(strategy: name),
            answer: Samples.answer,
            isTargetVisible: true,
            targetHidden: 0,
            targetMoved: 0,
            blankSpace: 0,
            excessInset: 0,
            givesBack: true
        )
        change(&comparison)
        return comparison
    }

    private func order(_ comparisons: Comparison...) -> [String] {
        ComparisonAnswer(comparisons: comparisons).lines.dropFirst().map { String($0.prefix { $0 != " " }) }
    }

    @Test("puts what weighs more before what weighs less")
    func order() {
        let worse = order(
            comparison(.compose) { ($0.isTargetVisible, $0.targetHidden) = (false, 30) },
            comparison(.flutter) { ($0.isTargetVisible, $0.targetHidden, $0.givesBack) = (false, 10, false) },
            comparison(.appleRecipe) { $0.givesBack = false },
            comparison(.rxKeyboard) { $0.blankSpace = 1 },
            comparison(.androidScrollView) { $0.excessInset = 1000 },
            comparison(.iqKeyboardManager) { $0.targetMoved = 100_000 }
        )
        #expect(
            worse == ["iqKeyboardManager", "androidScrollView", "rxKeyboard", "appleRecipe", "flutter", "compose"]
        )
    }

    @Test("keeps the order of what is equally good as far as is printed")
    func ties() {
        let rows = order(
            comparison(.rxKeyboard) { $0.targetMoved = 12.0004 },
            comparison(.compose) { $0.targetMoved = 12 },
            comparison(.flutter) { $0.targetMoved = 11.9999 }
        )
        #expect(rows == ["rxKeyboard", "compose", "flutter"])
    }

    @Test("has words for a target that is visible, hidden or not there")
    func cells() {
        let lines = ComparisonAnswer(comparisons: [
            comparison(.automatic) { ($0.isTargetVisible, $0.targetMoved) = (nil, 0) },
            comparison(.flutter) { ($0.targetMoved, $0.blankSpace, $0.excessInset) = (191.5, 49, 34 + 1 / 3) },
            comparison(.compose) { ($0.isTargetVisible, $0.targetHidden, $0.givesBack) = (false, 7.25, false) },
        ]).lines
        let expected = [
            "strategy   target       back  blank  excess  moved",
            "automatic  none         yes       0       0      0",
            "flutter    visible      yes      49  34.333  191.5",
            "compose    7.25 hidden  no        0       0      0",
        ]
        #expect(lines == expected)
    }

    @Test("has a head alone where nothing is compared")
    func empty() {
        #expect(ComparisonAnswer(comparisons: []).lines == ["strategy  target  back  blank  excess  moved"])
    }
}
