import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

@Suite("POST /v1/occlusions")
struct OcclusionOperationTests {
    private static let keyboard = #""keyboard":{"x":0,"y":500,"width":400,"height":300}"#

    private func post(_ body: String, query: String = "") -> Response {
        Service.application.respond(
            to: RequestHead(
                method: .post,
                target: Array("/v1/occlusions\(query)".utf8),
                fields: HeaderFields([("Host", "localhost"), ("Content-Type", "application/json")])
            ),
            body: Array(body.utf8)
        )
    }

    private func body(views: String = Self.buttons, rest: String) -> String {
        #"{"layout":{"screen":{"width":400,"height":800},"firstResponder":"b","views":[\#(views)]}\#(rest)}"#
    }

    /// One button above the keyboard and one half under it.
    private static let buttons =
        #"{"id":"a","frame":{"x":0,"y":0,"width":400,"height":40}},{"id":"b","frame":{"x":0,"y":470,"width":400,"height":60}}"#

    private func answer(_ body: String) throws -> OcclusionAnswer {
        let response = post(body)
        try #require(response.status == .ok, "\(String(decoding: response.content, as: UTF8.self))")
        #expect(response.fields.text("Content-Type") == "application/json")
        return try JSONDecoding.decode(OcclusionAnswer.self, from: response.content)
    }

    private func faults(_ body: String) throws -> [String] {
        let response = post(body)
        try #require(response.status == .unprocessableContent)
        return try JSONDecoding.decode(Problem.self, from: response.content).errors.map {
            "\($0.pointer): \($0.detail)"
        }
    }

    @Test("answers for every view in one document")
    func document() {
        let text = String(decoding: post(body(rest: ",\(Self.keyboard)")).content, as: UTF8.self)
        #expect(
            text == #"{"occlusions":[{"view":"a","frame":{"x":0,"y":0,"width":400,"height":40},"visibleShare":1,"#
                + #""coveredBy":[],"isHittable":true,"hitBy":"a"},"#
                + #"{"view":"b","isFirstResponder":true,"frame":{"x":0,"y":470,"width":400,"height":60},"#
                + #""visibleShare":0.5,"coveredBy":[{"by":"keyboard","share":0.5}],"isHittable":false,"hitBy":null}],"#
                + #""keyboard":{"frame":{"x":0,"y":500,"width":400,"height":300},"placement":"docked","#
                + #""visibleHeight":300,"willShowVisibleHeight":300,"isHidden":false},"warnings":[]}"#
        )
    }

    @Test("answers for the views that are named, each once and in layout order")
    func named() throws {
        let answer = try answer(body(rest: #","views":["b","a","b"]"#))
        #expect(answer.occlusions.map(\.view) == ["a", "b"])
        #expect(try self.answer(body(rest: #","views":[]"#)).occlusions == [])
    }

    @Test("takes the keyboard from an event, and warns like an adjustment")
    func event() throws {
        let frame = #"{"x":0,"y":0,"width":400,"height":300}"#
        let answer = try answer(body(rest: #","event":{"type":"keyboardWillShow","endFrame":\#(frame)}"#))
        #expect(answer.keyboard.isHidden)
        #expect(answer.warnings.map(\.code) == [.keyboardFrameAtTop])
    }

    @Test("takes the keyboard from the state where nothing else says")
    func state() throws {
        // The button reaches from 470 to 530.
        let state = #"{"keyboard":{"frame":{"x":0,"y":515,"width":400,"height":285}}}"#
        #expect(try answer(body(rest: #","state":\#(state)"#)).occlusions.map(\.visibleShare) == [1, 0.75])
        #expect(
            try answer(body(rest: #","state":\#(state),\#(Self.keyboard)"#)).occlusions.map(\.visibleShare) == [1, 0.5]
        )
    }

    @Test(
        "refuses a body that is not to be answered, with every fault",
        arguments: [
            (
                #","views":["a","c"]"#, ["/views/1: expected the id of a view of the layout, found \"c\""]
            ),
            (
                #",\#(keyboard),"event":{"type":"keyboardWillHide"}"#,
                ["/keyboard: expected either event or keyboard, found both"]
            ),
            (#","view":["a"]"#, ["/view: unknown member; did you mean views?"]),
            (
                #","keyboard":{"x":0,"y":0,"width":1,"height":-1},"event":{"type":"keyboardWillShow"}"#,
                [
                    "/keyboard/height: expected a number from 0 to 10000000, found -1",
                    "/keyboard: expected either event or keyboard, found both",
                    "/event/endFrame: expected an object, since the event is keyboardWillShow, but the member is missing",
                ]
            ),
        ]
    )
    func faults(rest: String, expected: [String]) throws {
        #expect(Set(try faults(body(rest: rest))) == Set(expected))
    }

    @Test("tells a missing layout, and not that no view is in it")
    func missing() throws {
        #expect(try faults(#"{"views":["a"]}"#) == ["/layout: expected an object, but the member is missing"])
    }

    @Test("takes as many bars as it says", arguments: [(64, true), (65, false)])
    func bars(count: Int, isTaken: Bool) throws {
        let views = (0..<count).map {
            #"{"id":"\#($0)","frame":{"x":0,"y":0,"width":1,"height":1},"bottomConstraint":{}}"#
        }
        let text = body(views: views.joined(separator: ","), rest: "")
        if isTaken {
            #expect(try answer(text).occlusions.count == count)
        } else {
            #expect(
                try faults(text) == ["/layout/views: expected at most 64 views with a bottomConstraint, found 65"]
            )
        }
    }

    @Test("refuses an answer that would be longer than the limit")
    func tooLong() throws {
        // Each view is cut off by one whose id is long: 200 times 100,000 bytes.
        let long = String(repeating: "x", count: 100_000)
        let inside = (0..<200).map { #"{"id":"\#($0)","frame":{"x":0,"y":0,"width":2,"height":2}}"# }
        let views =
            #"{"id":"\#(long)","frame":{"x":0,"y":0,"width":1,"height":1},"clipsToBounds":true,"subviews":[\#(inside.joined(separator: ","))]}"#
        let response = post(body(views: views, rest: ""))
        #expect(response.status == .unprocessableContent)
        #expect(String(decoding: response.content, as: UTF8.self).contains("answer-too-long"))
    }

    @Test("knows no query")
    func query() {
        #expect(post(body(rest: ""), query: "?explain=true").status == .badRequest)
    }
}
