import AvoidanceModels
import Testing

@testable import avoidance

@Suite("An answer for people")
struct AnswerTextTests {
    private func text(_ change: (inout AdjustmentAnswer) -> Void) -> String {
        var answer = Samples.answer
        change(&answer)
        return String(decoding: Output.lines(answer.lines).bytes, as: UTF8.self)
    }

    /// The lines beside one label.
    private func section(_ label: String, _ change: (inout AdjustmentAnswer) -> Void) -> [String] {
        let lines = text(change).split(separator: "\n").drop { !$0.hasPrefix(label) }
        return lines.prefix { $0.hasPrefix(label) || $0.hasPrefix(" ") }.map { String($0.dropFirst(11)) }
    }

    @Test("says what moves and whether the field ends visible")
    func whole() {
        #expect(text { _ in } == Samples.answerText)
    }

    @Test("says what kept the field from sight, what was odd, and why")
    func everything() {
        let text = text { answer in
            answer.keyboard.placement = .floating
            answer.keyboard.frame = Rect(x: 10.5, y: 400, width: 320, height: 260 + 1 / 3)
            answer.keyboard.visibleHeight = 0
            answer.adjustments = [
                Adjustment(
                    view: "root",
                    contentOffset: Change(before: Point(x: 5, y: 0), after: Point(x: 0, y: 12.5)),
                    translation: Change(before: .zero, after: Point(x: 0, y: -120))
                )
            ]
            answer.focus?.visibleAfter = 0.25
            answer.focus?.limitedBy = .contentEnd
            answer.animation.duration = 0
            answer.warnings = [
                Warning(.keyboardFrameSideways, "The frame is sideways."),
                Warning(.viewNotFound, "No view is called x."),
            ]
            answer.explanation = [
                ExplanationStep(rule: "keyboard", text: "It floats."),
                ExplanationStep(rule: "motion", view: "root", text: "12.5 are needed."),
            ]
        }
        let expected = """
            keyboard   floating, 320 × 260.333 at (10.5, 400), covers 0 of the window's height
            moves      root  contentOffset.x  5  →     0
                       root  contentOffset.y  0  →  12.5
                       root  translation.y    0  →  -120
            focus      password ends partly visible (0% → 25%)
            limit      the scroll view is at the end of its content (contentEnd)
            animation  0 s, curve 7
            warnings   keyboardFrameSideways: The frame is sideways.
                       viewNotFound: No view is called x.
            steps      keyboard        It floats.
                       motion    root  12.5 are needed.

            """
        #expect(text == expected)
    }

    @Test("says that the keyboard is hidden")
    func hidden() {
        #expect(section("keyboard") { $0.keyboard.isHidden = true } == ["hidden"])
    }

    @Test("says that nothing moves when all stays, also what differs by less than is printed")
    func nothing() {
        let moves = section("moves") { answer in
            answer.adjustments = [
                Adjustment(
                    view: "form",
                    contentInset: Change(before: EdgeInsets(bottom: 34), after: EdgeInsets(bottom: 34 + 1e-9))
                )
            ]
        }
        #expect(moves == ["nothing"])
    }

    @Test("names each edge that changes, and no other")
    func edges() {
        let moves = section("moves") { answer in
            answer.adjustments = [
                Adjustment(
                    view: "form",
                    contentInset: Change(
                        before: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
                        after: EdgeInsets(top: 10, left: 2, bottom: 30, right: 40)
                    )
                )
            ]
        }
        let expected = [
            "form  contentInset.top     1  →  10",
            "form  contentInset.bottom  3  →  30",
            "form  contentInset.right   4  →  40",
        ]
        #expect(moves == expected)
    }

    @Test("escapes an id that would steer the terminal")
    func escape() {
        #expect(section("focus") { $0.focus?.view = "\u{1B}[2J" } == ["\\u{1b}[2J ends visible (0% → 100%)"])
    }

    @Test(
        "calls the field visible from 0.999 on",
        arguments: [
            (1, "visible (0% → 100%)", true), (0.999, "visible (0% → 99.9%)", true),
            (0.9989, "partly visible (0% → 99.8%)", false), (0.29, "partly visible (0% → 29%)", false),
            (1 - 0.9, "partly visible (0% → 10%)", false),
            (0.0011, "partly visible (0% → 0.1%)", false), (0.001, "hidden (0% → 0.1%)", false),
            (0, "hidden (0% → 0%)", false),
        ] as [(Double, String, Bool)]
    )
    func visibility(share: Double, verdict: String, endsVisible: Bool) {
        #expect(section("focus") { $0.focus?.visibleAfter = share } == ["password ends \(verdict)"])
        var answer = Samples.answer
        answer.focus?.visibleAfter = share
        #expect(answer.endsVisible == endsVisible)
    }

    @Test("has nothing to wish for when nothing has the focus")
    func noFocus() {
        var answer = Samples.answer
        answer.focus = nil
        #expect(answer.endsVisible)
        #expect(section("focus") { $0.focus = nil } == ["none"])
        #expect(section("limit") { $0.focus = nil } == [])
    }

    @Test("has words of its own for each limit, and the limit's name", arguments: Limit.allCases)
    func limits(limit: Limit) {
        #expect(limit.text.hasSuffix(" (\(limit.rawValue))"))
        #expect(Set(Limit.allCases.map(\.text)).count == Limit.allCases.count)
    }
}
