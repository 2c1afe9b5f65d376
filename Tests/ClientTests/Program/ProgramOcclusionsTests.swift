import AvoidanceModels
import JSONCoding
import Testing

@Suite("The command occlusions")
struct ProgramOcclusionsTests {
    /// A field half under the keyboard, a button above it, and one that is scrolled away.
    private static let request = """
        {
          "layout": {
            "screen": {"width": 400, "height": 800},
            "firstResponder": "password",
            "views": [
              {"id": "form", "frame": {"x": 0, "y": 0, "width": 400, "height": 500}, "scroll": {}, "subviews": [
                {"id": "send", "frame": {"x": 0, "y": 400, "width": 400, "height": 40}},
                {"id": "terms", "frame": {"x": 0, "y": 900, "width": 400, "height": 40}}
              ]},
              {"id": "password", "frame": {"x": 0, "y": 480, "width": 400, "height": 60}}
            ]
          },
          "keyboard": {"x": 0, "y": 510, "width": 400, "height": 290}
        }
        """

    @Test("prints what is covered, aligned, and exits with 1 when the first responder is")
    func text() async throws {
        let run = try await Program.run("occlusions", "-", input: Self.request)
        #expect(
            run.output == """
                keyboard  docked, 400 × 290 at (0, 510), covers 290 of the window's height
                covered   terms      0% in sight  cut off by form 100%  a tap hits no view
                          password  50% in sight  keyboard 50%          a tap hits no view

                """
        )
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    @Test("takes a dump, which needs no focus")
    func dump() async throws {
        // The button ends at 430, all of it below the keyboard's top at 352.
        let dump = """
            <UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x3>>
               | <UIButton: 0x2; frame = (8 400; 304 30); layer = <CALayer: 0x4>>
            """
        let run = try await Program.run(
            "occlusions",
            "-",
            "--view",
            "0x2",
            "--screen",
            "320x568",
            "--keyboard",
            "0,352,320,216",
            input: dump
        )
        #expect(run.output.hasSuffix("covered   0x2  0% in sight  keyboard 100%  a tap hits no view\n"))
        #expect(run.status == 1)
    }

    @Test("exits with 0 when the first responder is in sight, whatever else is not")
    func focus() async throws {
        let request = Self.request.replacing(#""firstResponder": "password""#, with: #""firstResponder": "send""#)
        #expect(try await Program.run("occlusions", "-", input: request).status == 0)
        let other = Self.request.replacing(#""firstResponder": "password","#, with: "")
        #expect(try await Program.run("occlusions", "-", input: other).status == 0)
    }

    @Test("answers for a named view alone", arguments: [("send", 0), ("terms", 1), ("password", 1)])
    func named(view: String, status: Int32) async throws {
        let run = try await Program.run("occlusions", "-", "--json", "--view", view, input: Self.request)
        let answer = try JSONDecoding.decode(OcclusionAnswer.self, from: Array(run.output.utf8))
        #expect(answer.occlusions.map(\.view) == [view])
        #expect(run.status == status)
    }

    @Test("answers for several named views", arguments: [(["send", "terms"], 1), (["send", "form"], 0)])
    func several(views: [String], status: Int) async throws {
        let options = views.flatMap { ["--view", $0] }
        let run = try await Program.run(["occlusions", "-", "--json"] + options, input: Self.request)
        let answer = try JSONDecoding.decode(OcclusionAnswer.self, from: Array(run.output.utf8))
        #expect(answer.occlusions.map(\.view).sorted() == views.sorted())
        #expect(Int(run.status) == status)
    }

    @Test("counts the views that the document names as named")
    func namedInDocument() async throws {
        let request = Self.request.replacing(#""keyboard""#, with: #""views": ["send", "terms"], "keyboard""#)
        let run = try await Program.run("occlusions", "-", input: request)
        #expect(run.output.contains("terms") && !run.output.contains("password"))
        #expect(run.status == 1)
    }

    @Test("tells where a tap goes that misses a named view in sight")
    func taps() async throws {
        let cover = #"{"id": "sheet", "frame": {"x": 0, "y": 0, "width": 400, "height": 450}},"#
        let request = Self.request.replacing(
            #"{"id": "password", "frame""#,
            with: cover + #"{"id": "password", "frame""#
        )
        let run = try await Program.run("occlusions", "-", "--view=send", input: request)
        #expect(run.output.hasSuffix("\ncovered   nothing\ntaps      send  a tap hits sheet\n"))
        #expect(run.status == 0)
    }

    @Test("exits with 65 when no view has the name")
    func unknown() async throws {
        let run = try await Program.run("occlusions", "-", "--view", "sned", input: Self.request)
        #expect(run.output == "")
        #expect(
            run.errors == """
                avoidance: standard input: 1 fault
                /views/0: expected the id of a view of the layout, found "sned"

                """
        )
        #expect(run.status == 65)
    }

    @Test("takes the body of an adjustment, whose policy is checked and left out")
    func policy() async throws {
        let run = try await Program.run("occlusions", "-", input: Samples.request)
        #expect(run.output.contains("password     0% in sight  keyboard 100%"))
        #expect(run.status == 1)
        let wrong = Self.request.replacing(#""keyboard""#, with: #""policy": {"margn": 8}, "keyboard""#)
        #expect(try await Program.run("occlusions", "-", input: wrong).errors.contains("/policy/margn: "))
    }

    @Test("sends a server the views and no policy, and a document that needs neither as it is")
    func server() async throws {
        let answer = OcclusionAnswer(
            occlusions: [
                Occlusion(view: "send", frame: .zero, visibleShare: 0, coveredBy: [], isHittable: true, hitBy: "send")
            ],
            keyboard: Samples.answer.keyboard,
            warnings: []
        )
        let body = String(decoding: JSONEncoding.encode(answer), as: UTF8.self)
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        let request = Self.request.replacing(#""keyboard""#, with: #""policy": {"margin": 8}, "keyboard""#)
        let run = try await Program.run(
            "occlusions",
            "-",
            "--view",
            "send",
            "--json",
            "--server",
            stub.url,
            input: request
        )
        #expect(run.output == body + "\n")
        #expect(run.status == 1)
        _ = try await Program.run("occlusions", "-", "--server", stub.url, input: Self.request)
        let sent = stub.requests
        try #require(sent.count == 2)
        #expect(sent[0].hasPrefix("POST /v1/occlusions HTTP/1.1\r\n"))
        let text = try #require(sent[0].split(separator: "\r\n\r\n", maxSplits: 1).last)
        #expect(try JSONDecoding.decode(OcclusionRequest.self, from: Array(text.utf8)).views == ["send"])
        #expect(sent[1].hasSuffix("\r\n\r\n" + Self.request))
    }
}
