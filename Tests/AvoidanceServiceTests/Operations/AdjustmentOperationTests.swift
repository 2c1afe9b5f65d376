import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

@Suite("POST /v1/adjustments")
struct AdjustmentOperationTests {
    @Test("answers with an inset less the safe area and the least scroll")
    func answer() throws {
        // The keyboard covers 336 points of the form, of which the safe area already insets 34. The field's bottom with
        // its margin, 652, comes to the keyboard's top, 508.
        let answer = try Service.answer(Body.form())
        #expect(answer.adjustments.map(\.view) == ["form"])
        #expect(answer.adjustments.first?.contentInset?.after == EdgeInsets(bottom: 302))
        #expect(answer.adjustments.first?.contentOffset?.before == Point(y: -47))
        #expect(answer.adjustments.first?.contentOffset?.after == Point(y: 144))
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.explanation == nil)
    }

    @Test("answers the same bytes to the same request")
    func determinism() {
        let first = Service.adjust(Body.form()).content
        #expect(!first.isEmpty)
        for _ in 0..<20 { #expect(Service.adjust(Body.form()).content == first) }
    }

    @Test("takes white space and members in any order")
    func order() throws {
        let body = """
            {
              "event": {"endFrame": {"height": 336, "width": 390, "y": 508, "x": 0}, "type": "keyboardWillShow"},
              "layout": {"views": [], "screen": {"height": 844, "width": 390}}
            }
            """
        #expect(try Service.answer(body).keyboard.visibleHeight == 336)
    }

    @Test(
        "answers with numbers that it takes back, however extreme the layout",
        arguments: [
            #"{"screen":{"width":10,"height":1e7},"window":{"x":0,"y":-1,"width":10,"height":10},"views":[]}"#,
            #"{"screen":{"width":400,"height":800},"views":[{"id":"small","frame":{"x":0,"y":0,"width":400,"height":800},"#
                + #""transform":{"d":1e-7},"subviews":[{"id":"bar","frame":{"x":0,"y":700,"width":400,"height":100},"#
                + #""bottomConstraint":{"relativeTo":"window"}}]}]}"#,
        ]
    )
    func extremes(layout: String) throws {
        for event in [#"{"type":"keyboardWillHide"}"#, Body.show] {
            let answer = try Service.answer(#"{"layout":\#(layout),"event":\#(event)}"#)
            let state = String(decoding: JSONEncoding.encode(answer.state), as: UTF8.self)
            let body = #"{"layout":\#(layout),"event":{"type":"keyboardWillHide"},"state":\#(state)}"#
            #expect(try Service.answer(body).state.views.isEmpty)
        }
    }

    @Test("explains the same answer when it is asked to")
    func explanation() throws {
        var answer = try Service.answer(Body.form(), query: "?explain=true")
        let steps = try #require(answer.explanation)
        let rules = ["keyboard", "bars", "insets", "target", "motion", "ledger", "result"]
        #expect(!steps.isEmpty)
        #expect(steps.allSatisfy { rules.contains($0.rule) && !$0.text.isEmpty })
        #expect(steps.contains { $0.rule == "insets" && $0.view == "form" && $0.text.contains("302") })
        answer.explanation = nil
        let plain = try Service.answer(Body.form(), query: "?explain=false")
        #expect(answer == plain)
    }

    @Test(
        "refuses a query that it doesn't know",
        arguments: [
            ("?explain=maybe", #"The query's explain must be true or false, found "maybe"."#),
            ("?explain", #"The query's explain must be true or false, found ""."#),
            ("?explain=TRUE", #"The query's explain must be true or false, found "TRUE"."#),
            ("?explain=true&explain=1", #"The query's explain must be true or false, found "1"."#),
            ("?explian=true", #"The query has a parameter "explian" that this operation does not know."#),
            ("?explain=true&x=", #"The query has a parameter "x" that this operation does not know."#),
        ]
    )
    func query(query: String, detail: String) throws {
        let problem = try Service.problem(Body.form(), query: query, is: .badRequest)
        #expect(problem.type == "urn:keyboard-avoidance:problem:invalid-query")
        #expect(problem.title == "Invalid query")
        #expect(problem.detail == detail)
    }

    @Test("takes an empty query and an encoded one", arguments: ["?", "?explain=%74rue", "?%65xplain=true", "?&"])
    func emptyQuery(query: String) throws {
        #expect(try Service.answer(Body.form(), query: query).focus?.visibleAfter == 1)
    }
}
