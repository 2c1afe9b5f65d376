import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

@Suite("A body that is JSON but wrong")
struct InvalidBodyTests {
    private static let veryWrong = """
        {
          "layout": {
            "screen": {"width": -390, "scale": 0},
            "window": [0, 0, 390, 844],
            "safeAreaInsets": {"top": "47", "botom": 34},
            "firstResponder": 7,
            "caret": {"x": 0, "y": 1e8, "width": 2, "height": 20},
            "isAppeared": null,
            "views": [
              {"id": "form", "frame": {"x": 0, "y": 0, "width": 390}, "kind": false,
               "scroll": {"contentInsets": {}, "contentOffset": {"y": 1e999}, "axes": "vertcal", "axes": "both",
                          "contentInsetAdjustmentBehavior": "Never"},
               "subviews": [{"frame": {"x": 0, "y": 0, "width": 1, "height": -1}}, 3]},
              {"id": "form", "frame": {"x": 0, "y": 0, "width": 1, "height": 1},
               "bottomConstraint": {"relativeTo": "screen", "constant": true}}
            ]
          },
          "event": {"type": "keyboardWilShow", "animationCurve": 7.5},
          "policy": {"strategy": "automatc", "margin": {"top": -1}, "keepVisible": "form"},
          "state": {"views": {"a/b": {"before": {"contentOffset": 1}}, "a/b": {}}, "version": 1},
          "polcy": {}
        }
        """

    private static let everyFault = [
        "/layout/screen/height: expected a number, but the member is missing",
        "/layout/screen/width: expected a number from 0 to 10000000, found -390",
        "/layout/screen/scale: expected a number above 0, at most 100, found 0",
        "/layout/window: expected an object, found an array",
        #"/layout/safeAreaInsets/top: expected a number from -10000000 to 10000000, found "47""#,
        "/layout/safeAreaInsets/botom: unknown member; did you mean bottom?",
        "/layout/firstResponder: expected a string, found 7",
        "/layout/caret/y: expected a number from -10000000 to 10000000, found 100000000",
        "/layout/isAppeared: expected true or false, found null",
        "/layout/views/0/frame/height: expected a number, but the member is missing",
        "/layout/views/0/kind: expected a string, found false",
        "/layout/views/0/scroll/contentInsets: unknown member; did you mean contentInset?",
        "/layout/views/0/scroll/contentOffset/y: expected a number from -10000000 to 10000000, found 1e999",
        #"/layout/views/0/scroll/axes: expected one of vertical, horizontal or both, found "vertcal"; did you mean vertical?"#,
        "/layout/views/0/scroll/axes: duplicate member",
        "/layout/views/0/scroll/contentInsetAdjustmentBehavior: expected one of automatic, scrollableAxes, never or always, "
            + #"found "Never"; did you mean never?"#,
        "/layout/views/0/subviews/0/id: expected a string, but the member is missing",
        "/layout/views/0/subviews/0/frame/height: expected a number from 0 to 10000000, found -1",
        "/layout/views/0/subviews/1: expected an object, found 3",
        "/layout/views/1/id: expected an id of its own, but an earlier view has the same",
        #"/layout/views/1/bottomConstraint/relativeTo: expected one of safeArea, superview or window, found "screen""#,
        "/layout/views/1/bottomConstraint/constant: expected a number from -10000000 to 10000000, found true",
        "/event/type: expected one of keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide, "
            + "keyboardWillChangeFrame, keyboardDidChangeFrame, focusDidChange, caretDidMove, layoutDidChange or "
            + #"keyboardDidDrag, found "keyboardWilShow"; did you mean keyboardWillShow?"#,
        "/event/animationCurve: expected a whole number from 0 to 65535, found 7.5",
        "/policy/strategy: " + FaultText.unknownToken("automatc", known: StrategyName.allCases.map(\.rawValue)),
        "/policy/margin/top: expected a number from 0 to 10000000, found -1",
        #"/policy/keepVisible: expected an array, found "form""#,
        "/state/views/a~1b/before/contentOffset: expected an object, found 1",
        "/state/views/a~1b: duplicate member",
        "/state/version: unknown member",
        "/polcy: unknown member; did you mean policy?",
    ]

    @Test("is told every fault at once, in the order of the body")
    func everything() throws {
        let problem = try Service.problem(Self.veryWrong, is: .unprocessableContent)
        let faults = problem.errors.map { "\($0.pointer): \($0.detail)" }
        #expect(Set(faults) == Set(Self.everyFault))
        #expect(faults == Self.everyFault)
        #expect(problem.type == "urn:keyboard-avoidance:problem:invalid-body")
        #expect(problem.title == "Invalid body")
        #expect(problem.detail == "The body has \(Self.everyFault.count) faults.")
    }

    @Test(
        "is another type altogether",
        arguments: [
            ("[]", "expected an object, found an array"), ("null", "expected an object, found null"),
            ("3", "expected an object, found 3"), (#""a""#, #"expected an object, found "a""#),
        ]
    )
    func type(body: String, detail: String) throws {
        #expect(try Service.faults(body) == [": \(detail)"])
    }

    @Test("misses what must be there, at the pointers that it would have")
    func missing() throws {
        #expect(
            try Service.faults("{}") == [
                "/layout: expected an object, but the member is missing",
                "/event: expected an object, but the member is missing",
            ]
        )
        #expect(
            try Service.faults(Body.form(event: "{}")) == ["/event/type: expected a string, but the member is missing"]
        )
    }

    @Test(
        "has a name that is nearly a known one",
        arguments: [
            (Body.form(view: #","clipsToBound":true"#), "/layout/views/0/clipsToBound", "clipsToBounds"),
            (Body.form(view: #","subview":[]"#), "/layout/views/0/subview", "subviews"),
            (Body.form(field: #","ishidden":true"#), "/layout/views/0/subviews/0/ishidden", "isHidden"),
            (Body.form(layout: #","safeAreaInset":{}"#), "/layout/safeAreaInset", "safeAreaInsets"),
            (Body.form(layout: #","firstResponderr":"a""#), "/layout/firstResponderr", "firstResponder"),
            (Body.form(rest: #","states":{}"#), "/states", "state"),
            (Body.form(rest: #","policy":{"insetmode":"add"}"#), "/policy/insetmode", "insetMode"),
        ]
    )
    func suggestion(body: String, pointer: String, name: String) throws {
        #expect(try Service.faults(body) == ["\(pointer): unknown member; did you mean \(name)?"])
    }

    @Test("takes a hundred faults and a count of the others")
    func many() throws {
        let views = Array(repeating: "0", count: 250).joined(separator: ",")
        let body =
            #"{"layout":{"screen":{"width":1,"height":1},"views":[\#(views)]},"event":{"type":"keyboardWillHide"}}"#
        let problem = try Service.problem(body, is: .unprocessableContent)
        #expect(problem.errors.map(\.pointer) == (0..<100).map { "/layout/views/\($0)" })
        #expect(problem.detail == "The body has 250 faults, 150 of them not listed.")
    }

    @Test("nests views 512 levels deep at most, and says where it is deeper")
    func depth() throws {
        #expect(try Service.answer(Body.nested(levels: 512)).adjustments == [])
        let problem = try Service.problem(Body.nested(levels: 513), is: .unprocessableContent)
        let pointer = "/layout/views/0" + String(repeating: "/subviews/0", count: 511) + "/subviews"
        #expect(problem.errors == [Fault(pointer: pointer, detail: "subviews may nest at most 512 deep")])
    }

    @Test(
        "does no harm however deep it nests",
        arguments: [("[", "]"), (#"{"subviews":["#, "]}"), (#"{"layout":"#, "}")]
    )
    func veryDeep(opening: String, closing: String) throws {
        let levels = Application.defaultBodyLimit / (opening.utf8.count + closing.utf8.count + 1)
        let start = String(repeating: opening, count: levels)
        #expect(try Service.problem(start, is: .badRequest).line == 1)
        let whole = start + "0" + String(repeating: closing, count: levels)
        #expect(try !Service.problem(whole, is: .unprocessableContent).errors.isEmpty)
    }

    @Test("has ids that are the same as text, however they are written")
    func escapedDuplicates() throws {
        func view(_ id: String) -> String { #"{"id":"\#(id)","frame":{"x":0,"y":0,"width":1,"height":1}}"# }
        let views = [view("a"), view(#"\u0061"#)].joined(separator: ",")
        let body =
            #"{"layout":{"screen":{"width":1,"height":1},"views":[\#(views)]},"event":{"type":"keyboardWillHide"}}"#
        #expect(
            try Service.faults(body) == [
                "/layout/views/1/id: expected an id of its own, but an earlier view has the same"
            ]
        )
    }
}
