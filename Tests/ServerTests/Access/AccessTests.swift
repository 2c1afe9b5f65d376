import Testing

@testable import avoidance_server

@Suite("Who may ask")
struct AccessTests {
    private static let key = "0123456789abcdef"
    private static let fileKey = "fedcba9876543210"

    @Test("is who shows a key of the environment or of the file, but at the probes anybody")
    func keys() async throws {
        let directory = try TemporaryDirectory()
        try directory.file("keys", "# ours\n\n  \(Self.fileKey)\r\n")
        let server = try ServerProgram(
            ["--port", "0", "--api-keys-file", directory.path("keys")],
            environment: ["API_KEYS": "\(Self.key),another-key-of-ours"]
        )
        let url = try await server.address()
        for key in [Self.key, "another-key-of-ours", Self.fileKey] {
            let reply = try await Curl.ask(url + "/version", "--header", "Authorization: Bearer \(key)")
            #expect(reply.status == 200)
        }
        for path in ["/version", "/metrics", "/openapi.yaml", "/nothing"] {
            let reply = try await Curl.ask(url + path)
            #expect(reply.status == 401)
            #expect(reply.value("WWW-Authenticate") == #"Bearer realm="avoidance""#)
        }
        let wrong = try await Curl.ask(url + "/version", "--header", "Authorization: Bearer \(Self.key)0")
        #expect(wrong.status == 401)
        #expect(wrong.value("WWW-Authenticate")?.contains("invalid_token") == true)
        #expect(try await Curl.ask(url + "/healthz").status == 200)
        #expect(try await Curl.ask(url + "/readyz").status == 200)
        try await server.stop()
        #expect(!(server.output + server.errors).contains(Self.key))
    }

    @Test("is shown by no command")
    func secrets() async throws {
        let command = try ServerProgram(["config"], environment: ["API_KEYS": Self.key])
        #expect(try await command.exitCode() == 0)
        #expect(command.output.contains("\n# API_KEYS is set, and not shown\n"))
        #expect(!command.output.contains(Self.key))
        let wrong = try ServerProgram(["config"], environment: ["API_KEYS": "\(Self.key),short"])
        #expect(try await wrong.exitCode() == 64)
        #expect(wrong.errors.hasPrefix("avoidance-server: API_KEYS must be keys with commas between them"))
        #expect(!wrong.errors.contains("short"))
        let flag = try ServerProgram(["--api-keys", Self.key])
        #expect(try await flag.exitCode() == 64)
    }

    @Test("is told to the web pages that are named, and to no other")
    func origins() async throws {
        let server = try ServerProgram(["--port", "0", "--cors-origins", "https://a.example,http://localhost:3000"])
        let url = try await server.address() + "/v1/adjustments"
        let preflight = try await Curl.ask(
            url,
            "--request",
            "OPTIONS",
            "--header",
            "Origin: http://localhost:3000",
            "--header",
            "Access-Control-Request-Method: POST",
            "--header",
            "Access-Control-Request-Headers: content-type"
        )
        #expect(preflight.status == 204)
        #expect(preflight.value("Access-Control-Allow-Origin") == "http://localhost:3000")
        #expect(preflight.value("Access-Control-Allow-Methods") == "POST, OPTIONS")
        let answer = try await Curl.ask(url, "--json", Sample.request, "--header", "Origin: https://a.example")
        #expect(answer.status == 200)
        #expect(answer.value("Access-Control-Allow-Origin") == "https://a.example")
        let other = try await Curl.ask(url, "--json", Sample.request, "--header", "Origin: https://b.example")
        #expect(other.status == 200)
        #expect(other.value("Access-Control-Allow-Origin") == nil)
        #expect(other.value("Vary") == "Origin")
        try await server.stop()
    }
}
