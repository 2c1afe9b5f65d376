import Testing

@Suite("Starting the server")
struct StartTests {
    @Test(
        "fails with 64 and a sentence on a wrong command line",
        arguments: [
            (["--prot", "80"], #"unknown argument "--prot""#),
            (["--port", "65536"], #"--port is "65536", but must be a number from 0 to 65535"#),
            (["--port"], "--port needs a value"),
            (["--body-limit=5 MB"], #"--body-limit is "5 MB", but must be a size"#),
            (["serv"], #"unknown command "serv""#),
            (["version", "x"], #"unknown argument "x""#),
        ]
    )
    func usage(arguments: [String], sentence: String) async throws {
        let run = try await CommandRun(BuiltProgram.server.path, arguments)
        #expect(run.exitCode == 64)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance-server: \(sentence)"))
        #expect(run.errors.filter(\.isNewline).count == 1)
    }

    @Test("fails with 64 on a wrong environment, which a flag overrides")
    func environment() async throws {
        let run = try await CommandRun(BuiltProgram.server.path, [], environment: ["PORT": "http"])
        #expect(run.exitCode == 64)
        #expect(run.errors == "avoidance-server: PORT is \"http\", but must be a number from 0 to 65535\n")
        let server = try await ServerProcess(environment: ["PORT": "1", "HOST": "127.0.0.1"])
        #expect(server.address.isListening)
        try await server.stop()
    }

    @Test("fails with 69 and a sentence when the port is taken")
    func portInUse() async throws {
        let first = try await ServerProcess()
        let run = try await CommandRun(BuiltProgram.server.path, ["--port", "\(first.address.port)"])
        #expect(run.exitCode == 69)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance-server: "))
        #expect(run.errors.contains("\(first.address.port)"))
        #expect(run.errors.filter(\.isNewline).count == 1)
        try await first.stop()
    }

    @Test("says where it listens, on one line")
    func report() async throws {
        let server = try await ServerProcess()
        #expect(server.process.errors == "listening on \(server.address.url)\n")
        #expect(server.process.output == "")
        try await server.stop()
    }

    @Test("keeps to the limit that it was given")
    func bodyLimit() async throws {
        let server = try await ServerProcess(["--body-limit", "1KiB"])
        let taken = try server.address.ask(Message.adjustment(String(repeating: " ", count: 1024)))
        #expect(taken.status == 400)
        let refused = try server.address.ask(Message.adjustment(String(repeating: " ", count: 1025)))
        #expect(refused.status == 413)
        try await server.stop()
    }

    @Test("is not needed for help, which lists every setting with its variable's rule")
    func help() async throws {
        let run = try await CommandRun(BuiltProgram.server.path, ["--help"])
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("--body-limit is BODY_LIMIT"))
    }

    @Test("is what a health check misses")
    func healthcheck() async throws {
        let server = try await ServerProcess()
        try await server.stop()
        let run = try await CommandRun(BuiltProgram.server.path, ["healthcheck", "--port", "\(server.address.port)"])
        #expect(run.exitCode == 1)
        #expect(run.errors == "avoidance-server: nothing answers at port \(server.address.port) of 127.0.0.1\n")
    }
}
