import AvoidanceModels
import JSONCoding
import Testing

@testable import avoidance

@Suite("The command compare")
struct CompareCommandTests {
    /// A field in a list that fills a phone with a home indicator of 34; the keyboard's top is 508.
    private static let members = """
        "layout": {"screen": {"width": 390, "height": 844}, "safeAreaInsets": {"top": 47, "bottom": 34},
          "firstResponder": "note", "views": [
            {"id": "list", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
             "scroll": {"contentSize": {"width": 390, "height": 1200}, "contentOffset": {"y": -47}},
             "subviews": [{"id": "note", "kind": "textField", "frame": {"x": 20, "y": 600, "width": 350, "height": 44}}]}
          ]},
        "event": {"type": "keyboardWillShow", "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336}}
        """

    private static func request(_ rest: String = "") -> String { "{\(members)\(rest)}" }

    private static let three = request(
        #", "policies": [{"strategy": "reactNativeKeyboardAvoidingView"}, {"strategy": "rxKeyboard"}, {}]"#
    )

    @Test("prints a row for each policy, the best first")
    func table() async throws {
        let run = try await ClientRun("compare", "FILE", file: Self.three)
        // automatic moves the field by 600 + 44 + 8 − 508 + 47. The recipe of rxKeyboard moves it by the keyboard's 336,
        // insets by as much though the system adds 34, and gives no offset back. The third does nothing by default.
        let expected = """
            strategy                         target     back  blank  excess  moved
            automatic                        visible    yes       0       0    191
            rxKeyboard                       visible    no        0      34    336
            reactNativeKeyboardAvoidingView  44 hidden  yes       0       0      0

            """
        #expect(run.output == expected)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("compares every strategy where no policies are given, and tells one that is there twice by its place")
    func names() async throws {
        let all = try await ClientRun("compare", "FILE", file: Self.request())
        let names = all.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
        #expect(Set(names.map(String.init)) == Set(StrategyName.allCases.map(\.rawValue)))
        #expect(names.count == StrategyName.allCases.count)
        let twice = Self.request(#", "policies": [{}, {"strategy": "flutter"}, {"margin": 0}]"#)
        let rows = try await ClientRun("compare", "FILE", file: twice).output.split(separator: "\n")
        #expect(rows.count == 4)
        #expect(rows.contains { $0.hasPrefix("automatic #1  visible  yes") && $0.hasSuffix("191") })
        #expect(rows.contains { $0.hasPrefix("automatic #3  visible  yes") && $0.hasSuffix("183") })
        #expect(rows.contains { $0.hasPrefix("flutter       visible") })
    }

    @Test("takes an adjustment's request as well, and leaves its policy out")
    func adjustment() async throws {
        let adjustment = Self.request(#", "policy": {"strategy": "cssScrollIntoView", "block": "end"}, "state": {}"#)
        let run = try await ClientRun("compare", "FILE", file: adjustment)
        #expect(run.output == (try await ClientRun("compare", "FILE", file: Self.request()).output))
        #expect(run.status == 0)
    }

    @Test(
        "exits with 1 where no policy leaves the target visible, and with 0 where nothing has the focus",
        arguments: [
            (request(#", "policies": [{"strategy": "reactNativeKeyboardAvoidingView"}]"#), 1),
            (request(#", "policies": []"#), 0),
            (
                request(#", "policies": [{"strategy": "reactNativeKeyboardAvoidingView"}]"#)
                    .replacing(#""firstResponder": "note","#, with: ""), 0
            ),
        ] as [(String, Int32)]
    )
    func status(request: String, status: Int32) async throws {
        #expect(try await ClientRun("compare", "FILE", file: request).status == status)
    }

    @Test("prints the service's answer as JSON")
    func json() async throws {
        let run = try await ClientRun("compare", "FILE", "--json", file: Self.three)
        let answer = try JSONDecoding.decode(ComparisonAnswer.self, from: Array(run.output.utf8))
        let names: [StrategyName] = [.reactNativeKeyboardAvoidingView, .rxKeyboard, .automatic]
        #expect(answer.comparisons.map(\.policy.strategy) == names)
        #expect(answer.comparisons.map(\.isTargetVisible) == [false, true, true])
    }

    @Test(
        "exits with 65 and names every fault when the input is wrong",
        arguments: [
            (
                request(#", "policy": {"strategy": "rxKeybord"}, "policies": []"#),
                [
                    "avoidance: FILE: 2 faults",
                    "/policy/strategy: "
                        + FaultText.unknownToken("rxKeybord", known: StrategyName.allCases.map(\.rawValue)),
                    "/policy: expected either policy, which is left out, or policies",
                ]
            ),
            (
                #"{"event": {"type": "keyboardWillHide"}, "policy": {}}"#,
                ["avoidance: FILE: 1 fault", "/layout: expected an object, but the member is missing"]
            ),
            ("[", ["avoidance: FILE: malformed JSON", "1:2: unexpected end of input, expected a value or ']'"]),
        ]
    )
    func faults(input: String, lines: [String]) async throws {
        let run = try await ClientRun("compare", "FILE", file: input)
        #expect(run.output == "")
        #expect(Set(run.errors.split(separator: "\n").map(String.init)) == Set(lines))
        #expect(run.status == 65)
    }

    @Test("sends a server a comparison's request as it is, and an adjustment's without its policy")
    func server() async throws {
        let body = #"{"comparisons":[]}"#
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        #expect(
            try await ClientRun("compare", "FILE", "--json", "--server", stub.url, file: Self.three).output == body
                + "\n"
        )
        _ = try await ClientRun(
            "compare",
            "FILE",
            "--server",
            stub.url,
            file: Self.request(#", "policy": {"margin": 3}"#)
        )
        _ = try await ClientRun("compare", "FILE", "--server", stub.url, file: "nonsense")
        let requests = stub.requests
        try #require(requests.count == 3)
        #expect(requests.allSatisfy { $0.hasPrefix("POST /v1/comparisons HTTP/1.1\r\n") })
        #expect(requests[0].hasSuffix("\r\n\r\n" + Self.three))
        #expect(requests[2].hasSuffix("\r\n\r\nnonsense"))
        let sent = try #require(requests[1].firstRange(of: "\r\n\r\n"))
        let request = try JSONDecoding.decode(ComparisonRequest.self, from: Array(requests[1][sent.upperBound...].utf8))
        #expect(request.policies == ComparisonRequest.everyStrategy)
        #expect(!requests[1].contains("polic"))
        let right = try JSONDecoding.decode(ComparisonRequest.self, from: Array(Self.request().utf8))
        #expect(request == right)
    }
}
