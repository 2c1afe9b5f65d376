import Testing

@Suite("An operator", .served)
struct ProbeTests {
    @Test("is told that the server is alive and ready", arguments: ["/healthz", "/readyz"])
    func probes(path: String) async throws {
        let reply = try await Curl.ask(ServerAddress.served.url + path)
        #expect(reply.status == 200)
        #expect(reply.contentType == "application/json")
        #expect(try reply.json == ["status": "ok"])
    }

    @Test("is told which build it is, as the command says it too")
    func version() async throws {
        let reply = try await Curl.ask(ServerAddress.served.url + "/version")
        let build = try reply.json
        #expect(Set(build.members.keys) == ["name", "version"])
        let name = try #require(build["name"].string)
        let version = try #require(build["version"].string)
        let command = try await CommandRun(BuiltProgram.server.path, ["version"])
        #expect(command.exitCode == 0)
        #expect(command.output == "\(name) \(version)\n")
        let contract = try Contract.load()
        #expect(contract.text(["info", "version"]) == version)
    }

    @Test("checks the server's health by the server's own command")
    func healthcheck() async throws {
        let port = "\(try ServerAddress.served.port)"
        let run = try await CommandRun(BuiltProgram.server.path, ["healthcheck", "--port", port])
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        let byVariable = try await CommandRun(BuiltProgram.server.path, ["healthcheck"], environment: ["PORT": port])
        #expect(byVariable.exitCode == 0)
    }
}
