import Glibc
import Testing

@testable import avoidance_server

@Suite("Starting")
struct StartTests {
    @Test("is refused with 69 and a sentence where too few files may be open")
    func fewFiles() async throws {
        let server = try ServerProgram(["--port", "0"], preparation: "ulimit -n 256")
        #expect(try await server.exitCode() == 69)
        #expect(
            server.errors == "avoidance-server: 1024 connections need a limit of 1152 open files, but it is 256\n"
        )
        let small = try ServerProgram(
            ["--port", "0", "--connection-limit", "100"],
            preparation: "ulimit -n 256"
        )
        _ = try await small.address()
        try await small.stop()
    }

    @Test("raises the limit of open files where that is allowed")
    func raises() async throws {
        let server = try ServerProgram(["--port", "0"], preparation: "ulimit -S -n 256")
        let url = try await server.address()
        let page = try await Curl.ask(url + "/metrics").body
        #expect(page.contains("\nprocess_max_fds 1152\n"))
        try await server.stop()
    }

    @Test("is refused with 69 and a sentence where the port is taken, the admin port too")
    func portInUse() async throws {
        let first = try ServerProgram(["--port", "0"])
        let url = try await first.address()
        let port = try #require(url.split(separator: ":").last.map(String.init))
        for arguments in [
            ["--port", port], ["--port", "0", "--admin-port", port], ["--port", port, "--admin-port", "0"],
        ] {
            let second = try ServerProgram(arguments)
            #expect(try await second.exitCode() == 69)
            #expect(
                second.errors.hasSuffix("avoidance-server: port \(port) of 127.0.0.1 is in use by another process\n")
            )
        }
        try await first.stop()
    }

    @Test("is refused with 69 and a sentence where the socket's path can't be")
    func socketPath() async throws {
        let directory = try TemporaryDirectory()
        let missing = try ServerProgram(["--unix-socket", directory.path("d/a")])
        #expect(try await missing.exitCode() == 69)
        #expect(
            missing.errors
                == "avoidance-server: a socket can't be made at \(directory.path("d/a")): No such file or directory\n"
        )
        try directory.file("file")
        let taken = try ServerProgram(["--unix-socket", directory.path("file")])
        #expect(try await taken.exitCode() == 69)
        #expect(taken.errors == "avoidance-server: there is something at \(directory.path("file")) that is no socket\n")
        let below = try ServerProgram(["--unix-socket", directory.path("file/s")])
        #expect(try await below.exitCode() == 69)
        #expect(
            below.errors
                == "avoidance-server: a socket can't be made at \(directory.path("file/s")): Not a directory\n"
        )
        // The field of the address has 108 bytes, one of them for the end.
        let path = "/" + String(repeating: "a", count: 107)
        let long = try ServerProgram(["--unix-socket", path])
        #expect(try await long.exitCode() == 69)
        #expect(long.errors == "avoidance-server: the path of a socket has at most 107 bytes: \(path)\n")
    }

    @Test("is refused with 69 and a sentence where another server has the socket, which keeps it")
    func socketInUse() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("s")
        let first = try ServerProgram(["--unix-socket", path])
        _ = try await first.address()
        let second = try ServerProgram(["--unix-socket", path])
        #expect(try await second.exitCode() == 69)
        #expect(second.errors == "avoidance-server: the socket \(path) is in use by another process\n")
        #expect(try await Curl.ask("http://localhost/healthz", "--unix-socket", path).status == 200)
        try await first.stop()
    }

    /// The first address is one of those kept for documents (RFC 5737), the second's domain never exists (RFC 6761).
    @Test(
        "is refused with 69 and a sentence where the host is none of this machine's",
        arguments: [
            ("192.0.2.1", "192.0.2.1 is not an address of this machine\n"),
            ("host.invalid", "the host host.invalid can't be resolved: "),
        ]
    )
    func foreignHost(host: String, sentence: String) async throws {
        let server = try ServerProgram(["--host", host, "--port", "0"])
        #expect(try await server.exitCode(within: 30) == 69)
        #expect(server.errors.hasPrefix("avoidance-server: \(sentence)"))
        #expect(server.errors.filter(\.isNewline).count == 1)
    }

    @Test("is refused with 65 and the line where the file of keys is wrong, and with 66 where it is absent")
    func keys() async throws {
        let directory = try TemporaryDirectory()
        try directory.file("wrong", "# keys\n0123456789abcdef\nshort\n")
        let wrong = try ServerProgram(["--api-keys-file", directory.path("wrong")])
        #expect(try await wrong.exitCode() == 65)
        #expect(
            wrong.errors.hasPrefix(
                "avoidance-server: line 3 of \(directory.path("wrong")) is no key; a key is 16 to 256"
            )
        )
        #expect(!wrong.errors.contains("short"))
        try directory.file("empty", "# none\n")
        let empty = try ServerProgram(["--api-keys-file", directory.path("empty")])
        #expect(try await empty.exitCode() == 65)
        #expect(empty.errors == "avoidance-server: \(directory.path("empty")) has no key\n")
        let absent = try ServerProgram(["--api-keys-file", directory.path("absent")])
        #expect(try await absent.exitCode() == 66)
        let folder = try ServerProgram(["--api-keys-file", directory.path("")])
        #expect(try await folder.exitCode() == 66)
        #expect(folder.errors.hasSuffix("can't be read: Is a directory\n"))
    }

    @Test("serves at a Unix socket, which the health check asks too")
    func unixSocket() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("s")
        let server = try ServerProgram(["--unix-socket", path, "--unix-socket-mode", "0600"])
        #expect(try await server.address() == "unix:\(path)")
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let reply = try await Curl.ask(
            "http://localhost/v1/adjustments",
            "--unix-socket",
            path,
            "--json",
            Sample.request
        )
        #expect(reply.status == 200)
        let check = try ServerProgram(["healthcheck", "--unix-socket", path])
        #expect(try await check.exitCode() == 0)
        try await server.stop()
        #expect(lstat(path, &status) != 0)
        #expect(server.output.contains(#""remote":"""#))
        let missed = try ServerProgram(["healthcheck", "--unix-socket", path])
        #expect(try await missed.exitCode() == 1)
        #expect(missed.errors == "avoidance-server: nothing answers at \(path)\n")
    }

    @Test("takes over a Unix socket that a killed server left")
    func killed() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("s")
        let first = try ServerProgram(["--unix-socket", path])
        _ = try await first.address()
        first.send(SIGKILL)
        #expect(try await Waiting.until { first.isOver })
        let second = try ServerProgram(["--unix-socket", path])
        _ = try await second.address()
        #expect(try await Curl.ask("http://localhost/healthz", "--unix-socket", path).status == 200)
        try await second.stop()
    }
}
