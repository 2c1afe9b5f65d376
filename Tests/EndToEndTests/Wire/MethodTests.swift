import Testing

@Suite("Every path", .served)
struct MethodTests {
    private static let documents = ["/healthz", "/readyz", "/version", "/openapi.yaml"]

    @Test("that GET takes also takes HEAD, with the same head and nothing else", arguments: documents)
    func head(path: String) throws {
        let got = try ServerAddress.served.ask(Message.text("GET \(path)"))
        let connection = try ServerAddress.served.connect()
        connection.send(Message.text("HEAD \(path)") + Message.text("GET \(path)"))
        let headed = try connection.readResponse(isHead: true)
        #expect(headed.status == 200)
        #expect(got.field("Content-Length") == "\(got.body.count)")
        #expect(got.body.count > 0)
        let ownFields = ["Date", "X-Request-Id", "traceparent"]
        let names = { (response: RawResponse) in
            response.fields.filter { !ownFields.contains($0.name) }.map { "\($0.name): \($0.value)" }
        }
        #expect(names(headed) == names(got))
        // What follows the head is the next answer, not a body.
        #expect(try connection.readResponse().body == got.body)
    }

    @Test(
        "answers OPTIONS with the methods that it takes",
        arguments: documents.map { ($0, "GET, HEAD, OPTIONS") } + [
            ("/v1/adjustments", "POST, OPTIONS"), ("*", "GET, POST, HEAD, OPTIONS"),
        ]
    )
    func options(path: String, allow: String) throws {
        let response = try ServerAddress.served.ask(Message.text("OPTIONS \(path)"))
        #expect(response.status == 204)
        #expect(response.field("Allow") == allow)
        #expect(response.body.isEmpty)
    }

    @Test(
        "is found by its absolute form and with its letters escaped",
        arguments: ["http://other.example/healthz", "/%68ealthz"]
    )
    func forms(target: String) throws {
        #expect(try ServerAddress.served.ask(Message.text("GET \(target)")).status == 200)
    }
}
