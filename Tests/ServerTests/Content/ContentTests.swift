import Foundation
import Testing

@Suite("Content")
struct ContentTests {
    /// Packs a text with the `gzip` program.
    private func pack(_ text: String, in directory: TemporaryDirectory) async throws -> String {
        try directory.file("plain", text)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "gzip -c \"$0\" > \"$1\"", directory.path("plain"), directory.path("packed")]
        try process.run()
        try #require(try await Waiting.until { !process.isRunning })
        return "@" + directory.path("packed")
    }

    @Test("is answered line by line, with a problem for each line that can't be")
    func batch() async throws {
        let server = try ServerProgram(["--port", "0", "--body-limit", "1KiB"])
        let url = try await server.address() + "/v1/adjustments"
        let long = Sample.request + String(repeating: " ", count: 1024)
        let single = try await Curl.ask(url, "--json", Sample.request)
        let reply = try await Curl.ask(
            url,
            "--header",
            "Content-Type: application/x-ndjson",
            "--data-binary",
            [Sample.request, "{", "", "{}", long, Sample.request].joined(separator: "\n")
        )
        #expect(reply.status == 200)
        #expect(reply.value("Content-Type") == "application/x-ndjson")
        let lines = reply.body.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(lines.count == 6)
        #expect(lines[0] == single.body)
        #expect(lines[1].contains(#""status":400"#))
        #expect(lines[2].contains(#""status":422"#))
        #expect(lines[3].contains(#""status":413"#))
        #expect(lines[4] == single.body)
        #expect(lines[5].isEmpty)
        try await server.stop()
    }

    @Test("may come packed with gzip, and goes packed to who takes that")
    func gzip() async throws {
        let server = try ServerProgram(["--port", "0"])
        let url = try await server.address()
        let directory = try TemporaryDirectory()
        let batch = Array(repeating: Sample.request, count: 20).joined(separator: "\n")
        let type = "Content-Type: application/x-ndjson"
        let plain = try await Curl.ask(url + "/v1/adjustments", "--header", type, "--data-binary", batch)
        let packed = try await Curl.ask(
            url + "/v1/adjustments",
            "--header",
            type,
            "--header",
            "Content-Encoding: gzip",
            "--data-binary",
            try await pack(batch, in: directory),
            "--compressed"
        )
        #expect(packed.status == 200)
        #expect(packed.value("Content-Encoding") == "gzip")
        #expect(packed.value("Vary") == "Accept-Encoding")
        #expect(packed.body == plain.body)
        #expect(plain.body.split(separator: "\n").count == 20)
        let length = try #require(packed.value("Content-Length").flatMap { Int($0) })
        #expect(length < plain.body.utf8.count / 10)
        try await server.stop()
    }

    @Test("is the same document packed or not, each with its own tag")
    func document() async throws {
        let server = try ServerProgram(["--port", "0"])
        let url = try await server.address() + "/openapi.yaml"
        let plain = try await Curl.ask(url)
        let packed = try await Curl.ask(url, "--compressed")
        #expect(plain.body == packed.body)
        #expect(packed.value("Content-Encoding") == "gzip")
        let tag = try #require(packed.value("ETag"))
        #expect(tag != plain.value("ETag"))
        let known = try await Curl.ask(url, "--compressed", "--header", "If-None-Match: \(tag)")
        #expect(known.status == 304)
        #expect(try await Curl.ask(url, "--header", "If-None-Match: \(tag)").status == 200)
        try await server.stop()
    }
}
