import Testing

@testable import avoidance_server

@Suite("The server's commands")
struct CommandTests {
    private func name(_ arguments: String...) throws -> String {
        switch try Command(arguments[...], environment: { _ in nil }) {
        case .serve(let settings): "serve \(settings.port)"
        case .healthcheck(let settings): "healthcheck \(settings.port)"
        case .config(let settings): "config \(settings.port)"
        case .version: "version"
        case .help: "help"
        case .markdown: "markdown"
        }
    }

    @Test("serves without a command")
    func serves() throws {
        #expect(try name() == "serve 8080")
        #expect(try name("--port", "1") == "serve 1")
        #expect(try name("serve", "--port", "1") == "serve 1")
    }

    @Test("are found by name, with settings where they have some")
    func names() throws {
        #expect(try name("healthcheck", "--port", "1") == "healthcheck 1")
        #expect(try name("config", "--port", "1") == "config 1")
        #expect(try name("version") == "version")
        #expect(try name("--version") == "version")
        #expect(try name("help") == "help")
        #expect(try name("help", "--markdown") == "markdown")
        #expect(try name("serve", "--port", "x", "--help") == "help")
        #expect(try name("-h") == "help")
    }

    @Test("refuse what they don't know")
    func faults() {
        #expect(throws: UsageError.unknownCommand("serv")) { try name("serv") }
        #expect(throws: UsageError.unknownArgument("x")) { try name("version", "x") }
        #expect(throws: UsageError.unknownArgument("x")) { try name("help", "x") }
        #expect(throws: UsageError.unknownArgument("x")) { try name("help", "--markdown", "x") }
    }
}
