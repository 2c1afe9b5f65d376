import AvoidanceModels
import HTTPCore
import Testing

@Suite("POST /v1/comparisons")
struct ComparisonOperationTests {
    private func compare(_ body: String) throws -> [Comparison] {
        let response = Service.post(body.utf8, to: "/v1/comparisons")
        return try Service.document(response, as: ComparisonAnswer.self).comparisons
    }

    private func compare(_ policy: String, _ body: String) throws -> Comparison {
        try #require(try compare(body.dropLast() + #","policies":[\#(policy)]}"#).first)
    }

    private func faults(_ rest: String) throws -> [String] {
        let response = Service.post(Body.form(rest: rest).utf8, to: "/v1/comparisons")
        return try Service.problem(in: response, is: .unprocessableContent).errors.map { "\($0.pointer): \($0.detail)" }
    }

    @Test("answers by each policy, in their order, as an adjustment with that policy is answered")
    func answers() throws {
        let policies = ["automatic", "flutter", "rxKeyboard", "automatic"]
        let list = policies.map { #"{"strategy":"\#($0)"}"# }
        let comparisons = try compare(Body.form(rest: #","policies":[\#(list.joined(separator: ","))]"#))
        #expect(comparisons.map(\.policy.strategy.rawValue) == policies)
        for (comparison, policy) in zip(comparisons, list) {
            let answer = try Service.answer(Body.form(rest: #","policy":\#(policy)"#))
            #expect(comparison.answer == answer)
        }
    }

    @Test("compares every strategy with its defaults where no policies are given, and none where there are none")
    func defaults() throws {
        let comparisons = try compare(Body.form())
        #expect(comparisons.map(\.policy) == StrategyName.allCases.map { Policy(strategy: $0) })
        #expect(try compare(Body.form(rest: #","policies":[]"#)) == [])
    }

    @Test("says that an answer is as good as can be")
    func right() throws {
        let automatic = try compare("{}", Body.form())
        #expect(automatic.isTargetVisible == true)
        #expect(automatic.targetHidden == 0)
        // From −47 to 600 + 44 + 8 − 508.
        #expect(automatic.targetMoved == 191)
        #expect(automatic.blankSpace == 0)
        #expect(automatic.excessInset == 0)
        #expect(automatic.givesBack)
    }

    @Test("says by how much an inset is too great, how far the field moves, and that it does not go back")
    func excess() throws {
        let recipe = try compare(#"{"strategy":"rxKeyboard"}"#, Body.form())
        #expect(recipe.isTargetVisible == true)
        // The inset is the whole keyboard's; the system adds 34 of it already.
        #expect(recipe.excessInset == 34)
        #expect(recipe.targetMoved == 336)
        #expect(!recipe.givesBack)
    }

    @Test("says how much of the target stays out of sight")
    func hidden() throws {
        let idle = try compare(#"{"strategy":"reactNativeKeyboardAvoidingView"}"#, Body.form())
        #expect(idle.isTargetVisible == false)
        #expect(idle.targetHidden == 44)
        #expect(idle.targetMoved == 0)
        #expect(idle.givesBack)
        #expect(idle.answer.warnings.map(\.code) == [.policyParameterMissing])
        let caret = Body.form(layout: #","caret":{"x":0,"y":12,"width":2,"height":20}"#)
        #expect(try compare(#"{"strategy":"reactNativeKeyboardAvoidingView"}"#, caret).targetHidden == 20)
    }

    @Test("says how much empty space there is above the keyboard")
    func blank() throws {
        // A list above a tab bar of 49 scrolls by the keyboard's 200, and its content ends at 431 − 200; 280 is the
        // keyboard's top.
        let body = """
            {"layout":{"screen":{"width":320,"height":480},"firstResponder":"field","views":[
            {"id":"form","frame":{"x":0,"y":20,"width":320,"height":411},
            "scroll":{"contentInsetAdjustmentBehavior":"never"},
            "subviews":[{"id":"field","frame":{"x":20,"y":300,"width":280,"height":31}}]}]},
            "event":{"type":"keyboardWillShow","endFrame":{"x":0,"y":280,"width":320,"height":200}}}
            """
        #expect(try compare(#"{"strategy":"rxKeyboard"}"#, body).blankSpace == 49)
        #expect(try compare("{}", body).blankSpace == 0)
    }

    @Test("has no verdict on the target when nothing has the focus")
    func noFocus() throws {
        let body = Body.form().replacing(#""firstResponder":"field","#, with: "")
        let comparison = try compare("{}", body)
        #expect(comparison.isTargetVisible == nil)
        #expect(comparison.targetHidden == 0)
        #expect(comparison.targetMoved == 0)
    }

    @Test("asks a strategy that waits for the animation's end about that")
    func secondHalf() throws {
        let recipe = try compare(
            #"{"strategy":"appleRecipe"}"#,
            Body.form(event: Body.show.dropLast() + #","beginFrame":{"x":0,"y":844,"width":390,"height":336}}"#)
        )
        #expect(recipe.answer.adjustments.first?.contentInset?.after == EdgeInsets(bottom: 336))
        #expect(recipe.isTargetVisible == true)
    }

    @Test(
        "refuses policies that are not what they should be, each at its place",
        arguments: [
            (
                #","policy":{}"#, ["/policy: unknown member"]
            ),
            (
                #","policies":[{},{"strategy":"rxKeybord"}]"#,
                [
                    "/policies/1/strategy: "
                        + FaultText.unknownToken("rxKeybord", known: StrategyName.allCases.map(\.rawValue))
                ]
            ),
            (
                #","policies":[{"strategy":"cssScrollIntoView","blok":"end"}]"#,
                ["/policies/0/blok: unknown member; did you mean block?"]
            ),
            (#","policies":[{"block":"end"}]"#, ["/policies/0/block: unknown member"]),
            (#","policies":{}"#, ["/policies: expected an array, found an object"]),
        ]
    )
    func refusals(rest: String, faults: [String]) throws {
        #expect(try self.faults(rest) == faults)
    }

    @Test("takes 64 policies and no more")
    func most() throws {
        let policies = { (count: Int) in
            #","policies":[\#(Array(repeating: "{}", count: count).joined(separator: ","))]"#
        }
        #expect(try compare(Body.form(rest: policies(64))).count == 64)
        #expect(try faults(policies(65)) == ["/policies: expected at most 64 policies, found 65"])
    }

    @Test("refuses what would be answered with more than 16 MiB")
    func longAnswer() throws {
        // A scroll view's id of 200 000 letters is twice in each of 64 answers: in the adjustments and in the state.
        let policies = Array(repeating: #"{"strategy":"rxKeyboard"}"#, count: 64)
        let body = Body.form(rest: #","policies":[\#(policies.joined(separator: ","))]"#)
            .replacing(#""id":"form""#, with: #""id":"\#(String(repeating: "f", count: 200_000))""#)
        let response = Service.post(body.utf8, to: "/v1/comparisons")
        let problem = try Service.problem(in: response, is: .unprocessableContent)
        #expect(problem.type == "urn:keyboard-avoidance:problem:answer-too-long")
        #expect(problem.errors == [])
    }

    @Test("knows no query")
    func query() throws {
        let response = Service.post(Body.form().utf8, to: "/v1/comparisons?explain=true")
        #expect(
            try Service.problem(in: response, is: .badRequest).type == "urn:keyboard-avoidance:problem:invalid-query"
        )
    }
}
