import Testing

@Suite("The README", .served)
struct ReadmeTests {
    /// The commands of the section Use.
    private static func commands() throws -> [String] {
        try Readme.load().blocks(in: "Use").filter { $0.language == "sh" }.map(\.text)
    }

    private func run(_ command: String) async throws -> CommandRun {
        try await CommandRun("sh", ["-e", "-c", command], environment: ["BASE": ServerAddress.served.url])
    }

    @Test("has commands that work when they are pasted, and get JSON or the contract", arguments: try commands())
    func command(_ command: String) async throws {
        let run = try await run(command)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        if command.contains("openapi.yaml") {
            #expect(try run.output == Repository.text("openapi.yaml"))
        } else {
            #expect(try !JSON(parsing: run.output).members.isEmpty)
        }
    }

    @Test("shows a hide that gives everything back, and a body with faults that gets all of them")
    func outcomes() async throws {
        let commands = try Self.commands()
        #expect(commands.count >= 8)
        let hide = try #require(commands.first { $0.contains("keyboardWillHide") })
        let hidden = try await JSON(parsing: run(hide).output)
        #expect(hidden["state"]["views"] == [:])
        #expect(hidden["adjustments"][0]["contentInset"]["after"]["bottom"] == 0)
        let explained = try #require(commands.first { $0.contains("explain=true") })
        #expect(try await !JSON(parsing: run(explained).output)["explanation"].elements.isEmpty)
        let faulty = try #require(commands.first { $0.contains("veiws") })
        let problem = try await JSON(parsing: run(faulty).output)
        #expect(problem["status"] == 422)
        #expect(problem["errors"].elements.count == 4)
    }

    @Test("asks the question of its first command, and gets the answer that it tells")
    func firstQuestion() async throws {
        let blocks = try Readme.load().blocks(in: "Run")
        #expect(blocks.count == 1)
        let parts = try #require(blocks.first).text.split(separator: "'")
        let body = try #require(parts.first { $0.hasPrefix("{") })
        let answer = try await Curl.post(String(body), to: ServerAddress.served.url + "/v1/adjustments").json
        let form = answer["adjustments"][0]
        #expect(form["view"] == "form")
        // 336 of keyboard less 34 of safe area; 600 + 44 + 8 − 508.
        #expect(form["contentInset"]["after"]["bottom"] == 302)
        #expect(form["contentOffset"]["after"]["y"] == 144)
        let top: Double = 508 - 8 - 44
        #expect(answer["focus"]["frame"]["y"] == .number(top))
    }

    @Test("shows a request with its answer")
    func example() async throws {
        let shown = try Readme.load().blocks(in: "API").filter { $0.language == "json" }.map(\.text)
        try #require(shown.count == 2)
        let reply = try await Curl.post(shown[0], to: ServerAddress.served.url + "/v1/adjustments")
        #expect(try reply.json == JSON(parsing: shown[1]))
    }

    @Test("lists every route")
    func routes() throws {
        let contract = try Contract.load()
        let documented = contract.keys(["paths"]).flatMap { path in
            contract.keys(["paths", path]).filter { ["get", "post"].contains($0) }.map { "\($0.uppercased()) \(path)" }
        }
        let listed = try Readme.load().rows(in: "API").compactMap(\.first).filter { $0.contains(" /") }
        #expect(Set(listed) == Set(documented))
    }

    @Test("has the table of settings that the server prints")
    func settings() async throws {
        let table = try await CommandRun(BuiltProgram.server.path, ["help", "--markdown"]).output
        #expect(try Repository.text("README.md").contains("\n\(table)\n"))
    }
}
