import AvoidanceModels
import JSONCoding
import Testing

@testable import avoidance

@Suite("The command timeline")
struct TimelineCommandTests {
    private static func session(_ events: String...) -> String {
        """
        {"layout": {"screen": {"width": 390, "height": 844}, "views": [
          {"id": "list", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
           "scroll": {"contentSize": {"width": 390, "height": 1200}},
           "subviews": [{"id": "note", "kind": "textField", "frame": {"x": 20, "y": 700, "width": 350, "height": 44}}]}
         ]},
         "events": [\(events.joined(separator: ","))]}
        """
    }

    private static let show =
        #"{"type": "keyboardWillShow", "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336}"#
    private static let focus = show + #", "firstResponder": "note"}"#
    private static let scroll = #"{"type": "userDidScroll", "view": "list", "contentOffset": {"y": 0}}"#
    private static let read = #"{"type": "userDidScroll", "view": "list", "contentOffset": {"y": 300}}"#
    private static let hide = #"{"type": "keyboardWillHide", "firstResponder": null}"#

    @Test("prints each event with what moves and where the focus ends")
    func steps() async throws {
        let run = try await ClientRun("timeline", "FILE", file: Self.session(Self.focus, Self.read, Self.hide))
        // 700 + 44 + 8 − 508 is 244; the reader scrolls on to 300, which stays.
        let expected = """
            1  keyboardWillShow, focus on note
               keyboard  docked, 390 × 336 at (0, 508), covers 336 of the window's height
               moves     list  contentInset.bottom           0  →  336
                         list  scrollIndicatorInsets.bottom  0  →  336
                         list  contentOffset.y               0  →  244
               focus     note ends visible (0% → 100%)
            2  userDidScroll list to (0, 300)
               keyboard  docked, 390 × 336 at (0, 508), covers 336 of the window's height
               moves     nothing
               focus     note ends visible (100% → 100%)
            3  keyboardWillHide, no focus
               keyboard  hidden
               moves     list  contentInset.bottom           336  →  0
                         list  scrollIndicatorInsets.bottom  336  →  0
               focus     none

            """
        #expect(run.output == expected)
        #expect(run.errors == "")
    }

    @Test(
        "exits with 1 where the last field that has the focus does not end visible",
        arguments: [
            (session(focus), 0), (session(focus, scroll), 1), (session(focus, scroll, hide), 1),
            (session(focus, scroll, focus), 0), (session(show + "}"), 0), (session(), 0),
        ] as [(String, Int32)]
    )
    func status(session: String, status: Int32) async throws {
        #expect(try await ClientRun("timeline", "FILE", file: session).status == status)
    }

    @Test("prints the service's answer as JSON, with the steps of the work when asked")
    func json() async throws {
        let session = Self.session(Self.focus)
        let plain = try await ClientRun("timeline", "FILE", "--json", file: session)
        let answer = try JSONDecoding.decode(TimelineAnswer.self, from: Array(plain.output.utf8))
        #expect(answer.layout.views.first?.scroll?.contentOffset == Point(x: 0, y: 244))
        #expect(answer.steps.map(\.explanation) == [nil])
        let explained = try await ClientRun("timeline", "FILE", "--json", "--explain", file: session)
        let steps = try JSONDecoding.decode(TimelineAnswer.self, from: Array(explained.output.utf8)).steps
        #expect(steps.first?.explanation?.isEmpty == false)
        #expect(
            try await ClientRun("timeline", "FILE", "--explain", file: session).output.contains(
                "\n   steps     keyboard"
            )
        )
    }

    @Test("says what an event brings with it")
    func events() {
        let rect = Rect(x: 0, y: 0, width: 1, height: 1)
        let layout = Layout(screen: Screen(width: 1, height: 1), views: [])
        let event = TimelineEvent(
            .keyboard(KeyboardEvent(type: .focusDidChange)),
            firstResponder: TimelineEvent.FocusChange(view: "a"),
            caret: rect,
            layout: layout
        )
        #expect(event.text == "focusDidChange, new layout, focus on a, new caret")
        let scroll = TimelineEvent(.userDidScroll(view: "a", contentOffset: Point(x: 0.5, y: -3)))
        #expect(scroll.text == "userDidScroll a to (0.5, -3)")
    }

    @Test("escapes an id that would steer the terminal")
    func escape() async throws {
        let session = Self.session(Self.show + #", "firstResponder": "\u001b[2J"}"#)
        let run = try await ClientRun("timeline", "FILE", file: session)
        #expect(run.output.hasPrefix("1  keyboardWillShow, focus on \\u{1b}[2J\n"))
    }

    @Test("asks a server, and prints its answer for the events that were sent")
    func server() async throws {
        let session = Self.session(Self.focus, Self.hide)
        let answer = try await ClientRun("timeline", "FILE", "--json", file: session).output
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", answer))
        let asked = try await ClientRun("timeline", "FILE", "--explain", "--server", stub.url, file: session)
        #expect(asked.output == (try await ClientRun("timeline", "FILE", file: session).output))
        let request = try #require(stub.requests.first)
        #expect(request.hasPrefix("POST /v1/timelines?explain=true HTTP/1.1\r\n"))
        #expect(request.hasSuffix("\r\n\r\n" + session))
    }

    @Test("exits with 65 when the input is wrong")
    func faults() async throws {
        let run = try await ClientRun("timeline", "FILE", file: Self.session(#"{"type": "userDidScrol"}"#))
        #expect(run.status == 65)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("did you mean userDidScroll?\n"))
    }
}
