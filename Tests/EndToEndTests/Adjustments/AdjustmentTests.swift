import Testing

@Suite("A layout posted by curl", .served)
struct AdjustmentTests {
    private func post(_ body: String, query: String = "") async throws -> Curl.Reply {
        try await Curl.post(body, to: ServerAddress.served.url + "/v1/adjustments" + query)
    }

    @Test("is answered to the digit")
    func show() async throws {
        let reply = try await post(DesignExample.request)
        #expect(reply.status == 200)
        #expect(reply.contentType == "application/json")
        #expect(try reply.json == JSON(parsing: DesignExample.answer))
    }

    @Test("gets whole numbers without a fraction, on one line")
    func digits() async throws {
        let body = try await post(DesignExample.request).body
        #expect(body.contains(#""contentOffset":{"before":{"x":0,"y":-47},"after":{"x":0,"y":200}}"#))
        #expect(body.contains(#""visibleBefore":0,"visibleAfter":1,"limitedBy":null"#))
        #expect(!body.contains("\n"))
    }

    @Test("is given everything back by the hide that sends the state back")
    func hide() async throws {
        let request = try JSON(parsing: DesignExample.request)
        let shown = try await post(DesignExample.request).json
        var next: JSON = ["event": DesignExample.hide, "policy": request["policy"], "state": shown["state"]]
        next["layout"] = request["layout"].applying(shown)
        #expect(next["layout"]["views"][1]["frame"]["y"] == 452)

        let hidden = try await post(next.text).json
        #expect(hidden["keyboard"]["isHidden"] == .boolean(true))
        #expect(hidden["keyboard"]["visibleHeight"] == 0)
        #expect(hidden["state"]["views"] == [:])
        #expect(next["layout"].applying(hidden) == request["layout"])
    }

    @Test("is answered with the same state when the answer's state is sent with the same event")
    func again() async throws {
        let request = try JSON(parsing: DesignExample.request)
        let shown = try await post(DesignExample.request).json
        var next = request
        next["layout"] = request["layout"].applying(shown)
        next["state"] = shown["state"]
        let repeated = try await post(next.text).json
        #expect(repeated["state"] == shown["state"])
        #expect(next["layout"].applying(repeated) == next["layout"])
    }

    @Test("is explained step by step with ?explain=true, and answered the same")
    func explanation() async throws {
        var answer = try await post(DesignExample.request, query: "?explain=true").json
        let steps = answer["explanation"].elements
        for (rule, number) in [("bars", "-302"), ("insets", "358"), ("target", "452"), ("motion", "247")] {
            let isTold = steps.contains { $0["rule"].string == rule && $0["text"].string?.contains(number) == true }
            #expect(isTold, "no step of the rule \(rule) has the number \(number)")
        }
        answer = .object(answer.members.filter { $0.key != "explanation" })
        #expect(try answer == JSON(parsing: DesignExample.answer))
    }

    @Test("that is wrong gets every fault with its pointer")
    func faults() async throws {
        let reply = try await post(
            #"{"layout":{"screen":{"width":390,"height":-844},"veiws":[]},"event":{"type":"keyboardWillShow"}}"#
        )
        #expect(reply.status == 422)
        #expect(reply.contentType == "application/problem+json")
        let pointers = try reply.json["errors"].elements.map { $0["pointer"] }
        #expect(pointers == ["/layout/views", "/layout/screen/height", "/layout/veiws", "/event/endFrame"])
    }

    @Test("that is no JSON gets the line and column")
    func malformed() async throws {
        let reply = try await post("{\n  \"layout\": }")
        #expect(reply.status == 400)
        #expect(reply.contentType == "application/problem+json")
        #expect(try reply.json["line"] == 2)
        #expect(try reply.json["column"] == 13)
    }
}
