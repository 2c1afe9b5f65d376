import AvoidanceModels
import AvoidanceService
import HTTPCore
import JSONCoding
import LayoutImport
import Testing

@Suite("POST /v1/layouts")
struct LayoutOperationTests {
    private static let tree = """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <L: 0x2>>
           | <UITextField: 0x3; frame = (10 600; 300 30); text = ''; layer = <L: 0x4>>
        """
    private static let notification = """
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
        """
    private static let xml = """
        <XCUIElementTypeApplication x="0" y="0" width="375" height="667">\
        <XCUIElementTypeTextField name="a" x="1" y="2" width="3" height="4"/></XCUIElementTypeApplication>
        """
    private static let json = #"[{"AXFrame":"{{0, 0}, {375, 667}}","type":"Application"}]"#

    private func post(_ body: String, _ type: String, query: String = "") -> Response {
        let head = RequestHead(
            method: .post,
            target: Array("/v1/layouts\(query)".utf8),
            fields: HeaderFields([("Host", "localhost"), ("Content-Type", type)])
        )
        return Service.application.respond(to: head, body: Array(body.utf8))
    }

    private func result(_ body: String, _ type: String, query: String = "") throws -> ImportResult {
        let response = post(body, type, query: query)
        try #require(response.status == .ok, "\(String(decoding: response.content, as: UTF8.self))")
        #expect(response.fields.text("Content-Type") == "application/json")
        return try JSONDecoding.decode(ImportResult.self, from: response.content)
    }

    private func problem(_ body: String, _ type: String, query: String = "", is status: Status) throws -> Problem {
        let response = post(body, type, query: query)
        try #require(response.status == status)
        return try JSONDecoding.decode(Problem.self, from: response.content)
    }

    private func form(_ parts: [(head: String, content: String)]) -> String {
        parts.map { "--b\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.content)\r\n" }.joined()
            + "--b--\r\n"
    }

    @Test(
        "takes a tool's dump in the type that it has",
        arguments: [
            ("text/plain", tree, "recursiveDescription"), ("text/plain; charset=utf-8", xml, "webDriverAgentSource"),
            ("application/xml", xml, "webDriverAgentSource"), ("text/xml", xml, "webDriverAgentSource"),
            ("application/json", json, "idbTree"),
        ]
    )
    func types(type: String, body: String, format: String) throws {
        #expect(try result(body, type).formats == [format])
    }

    @Test("names what is missing, with what it may be")
    func needs() throws {
        let result = try result(Self.tree, "text/plain")
        #expect(result.event == nil)
        #expect(result.needsFocus?.candidates.map(\.view) == ["0x3"])
        #expect(result.needsKeyboard != nil)
        #expect(result.needsScreen == nil)
    }

    @Test("takes what is known beside the dump from the query, and answers what /v1/adjustments takes")
    func complete() throws {
        let response = post(Self.tree, "text/plain", query: "?focus=0x3&keyboard=0,409,375,258")
        let result = try JSONDecoding.decode(ImportResult.self, from: response.content)
        #expect(result.isComplete)
        let request = try #require(result.request)
        let answer = try Service.answer(JSONEncoding.encode(request))
        #expect(answer.focus?.view == "0x3")
        #expect(answer.focus?.visibleBefore == 0)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("takes several dumps and options as a form")
    func several() throws {
        let body = form([
            ("name=\"tree\"; filename=\"tree.txt\"", Self.tree), ("name=\"keyboard\"", Self.notification),
            ("name=\"focus\"", "0x3"),
        ])
        let result = try result(body, "multipart/form-data; boundary=b")
        #expect(result.formats == ["recursiveDescription", "keyboardUserInfo"])
        #expect(result.isComplete)
        #expect(result.event?.endFrame == Rect(x: 0, y: 409, width: 375, height: 258))
    }

    @Test("refuses what is no dump, with the formats that it knows")
    func unrecognised() throws {
        let problem = try problem("hello", "text/plain", is: .unprocessableContent)
        #expect(problem.type == "urn:keyboard-avoidance:problem:unreadable-dump")
        #expect(problem.detail.contains("recursiveDescription"))
    }

    @Test(
        "refuses an option that it doesn't know, twice, or with a value that it can't have",
        arguments: [
            ("?fokus=a", "fokus"), ("?focus=a&focus=b", "more than once"), ("?screen=big", "WIDTHxHEIGHT"),
            ("?device=iphone-155", "did you mean iphone-15?"),
        ]
    )
    func options(query: String, detail: String) throws {
        #expect(try problem(Self.tree, "text/plain", query: query, is: .badRequest).detail.contains(detail))
    }

    @Test(
        "refuses a malformed form",
        arguments: [
            ("multipart/form-data", "--b\r\n\r\n--b--", "boundary"), ("multipart/form-data; boundary=b", "", "no part"),
            ("multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx", "closing"),
            ("multipart/form-data; boundary=b", "--b\r\nA: b\r\n\r\nx\r\n--b--", "Content-Disposition"),
            ("multipart/form-data; boundary=b", "--b\r\n--b--", "Content-Disposition"),
            ("multipart/form-data; boundary=b", String(repeating: "--b\r\n", count: 100) + "--b--", "more than 64"),
        ]
    )
    func malformedForms(type: String, body: String, detail: String) throws {
        #expect(try problem(body, type, is: .badRequest).detail.contains(detail))
    }

    @Test("refuses a form without a dump, and a media type that it doesn't know")
    func nothing() throws {
        let empty = form([("name=focus", "a")])
        let problem = try problem(empty, "multipart/form-data; boundary=\"b\"", is: .unprocessableContent)
        #expect(problem.detail == "expected at least one dump.")
        #expect(post(Self.tree, "image/png").status == .unsupportedMediaType)
    }
}
