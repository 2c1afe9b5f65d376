import Foundation
import Testing

@Suite("Operating the server")
struct OperationsTests {
    private struct Line: Decodable {
        var ts: String
        var level: String
        var msg: String
        var requestId: String?
        var traceId: String?
        var method: String?
        var route: String?
        var path: String?
        var status: Int?
        var durationMs: Double?
        var bytesIn: Int?
        var bytesOut: Int?
        var remote: String?
        var termination: String?
    }

    private func lines(_ server: ServerProgram) throws -> [Line] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try server.output.split(separator: "\n").map { try decoder.decode(Line.self, from: Data($0.utf8)) }
    }

    @Test("finds one line of JSON for each request on standard output, and nothing else there")
    func log() async throws {
        let server = try ServerProgram(["--port", "0"])
        let url = try await server.address()
        let adjusted = try await Curl.ask(
            url + "/v1/adjustments",
            "--json",
            Sample.request,
            "--header",
            "X-Request-Id: mine",
            "--header",
            "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        )
        #expect(adjusted.status == 200)
        #expect(adjusted.value("X-Request-Id") == "mine")
        let lost = try await Curl.ask(url + "/nothing?secret")
        #expect(lost.status == 404)
        try await server.stop()
        let lines = try lines(server)
        try #require(lines.count == 2)
        #expect(lines[0].requestId == "mine")
        #expect(lines[0].traceId == "0af7651916cd43dd8448eb211c80319c")
        #expect(lines[0].route == "/v1/adjustments")
        #expect(lines[0].method == "POST")
        #expect(lines[0].status == 200)
        #expect(lines[0].bytesIn == Sample.request.utf8.count)
        #expect(lines[0].bytesOut == adjusted.body.utf8.count)
        #expect(lines[0].remote == "127.0.0.1")
        #expect(lines[0].termination == "completed")
        #expect(lines[1].route == nil)
        #expect(lines[1].path == "/nothing")
        #expect(lines[1].requestId == lost.value("X-Request-Id"))
        #expect(lines.allSatisfy { $0.msg == "request" && $0.level == "info" })
        #expect(!server.output.contains("secret"))
        #expect(server.errors == "listening on \(url)\n")
    }

    @Test("can turn the log off, or make it text")
    func formats() async throws {
        for (arguments, isExpected) in [
            (["--log-level", "off"], { (output: String) in output == "" }),
            (["--log-format", "text"], { $0.contains(" info GET /healthz 200 ") }),
        ] {
            let server = try ServerProgram(["--port", "0"] + arguments)
            let url = try await server.address()
            #expect(try await Curl.ask(url + "/healthz").status == 200)
            try await server.stop()
            #expect(isExpected(server.output), "\(server.output)")
        }
    }

    @Test("finds the counters at /metrics, or at the port for it alone")
    func metrics() async throws {
        let open = try ServerProgram(["--port", "0"])
        let url = try await open.address()
        _ = try await Curl.ask(url + "/v1/adjustments", "--json", Sample.request)
        let page = try await Curl.ask(url + "/metrics")
        #expect(page.value("Content-Type") == "application/openmetrics-text; version=1.0.0; charset=utf-8")
        for line in [
            #"http_requests_total{method="POST",route="/v1/adjustments",status="200"} 1"#,
            "engine_duration_seconds_count 1", "http_requests_in_flight 1", "http_connections_open 1",
            "http_connections_total 2", #"build_info{name="avoidance-server",version="0.1.0"} 1"#,
            "log_lines_dropped_total 0",
        ] {
            #expect(page.body.contains("\n\(line)\n"), "\(line)")
        }
        let numbers = page.body.matches(of: /\nprocess_\w+ ([0-9.]+)/).compactMap { Double($0.1) }
        #expect(numbers.count == 5)
        #expect(numbers.allSatisfy { $0 > 0 })
        try await open.stop()

        let split = try ServerProgram(["--port", "0", "--admin-port", "0"])
        let service = try await split.address()
        let admin = try #require(split.errors.firstMatch(of: /probes and metrics at (\S+)\n/).map { String($0.1) })
        #expect(try await Curl.ask(service + "/metrics").status == 404)
        #expect(try await Curl.ask(service + "/readyz").status == 200)
        #expect(try await Curl.ask(admin + "/readyz").status == 200)
        #expect(try await Curl.ask(admin + "/v1/adjustments", "--json", Sample.request).status == 404)
        let other = try await Curl.ask(admin + "/metrics").body
        #expect(other.contains(#"http_requests_total{method="GET",route="/readyz",status="200"} 1"#))
        #expect(other.contains(#"http_rejected_total{reason="not_found"} 1"#))
        try await split.stop()
    }

    @Test("sees at the port for probes that the server drains, which takes no more requests at its own")
    func drain() async throws {
        let server = try ServerProgram(["--port", "0", "--admin-port", "0", "--drain-timeout", "10s"])
        let service = try await server.address()
        let admin = try #require(server.errors.firstMatch(of: /probes and metrics at (\S+)\n/).map { String($0.1) })
        #expect(try await Curl.ask(admin + "/readyz").status == 200)
        // A body that never ends holds the drain up.
        let client = Process()
        client.executableURL = URL(filePath: "/usr/bin/curl")
        client.arguments = [
            "--silent", "--request", "POST", "--upload-file", "-", "--header", "Content-Type: application/json",
            "--header", "Expect:", service + "/v1/timelines",
        ]
        let pipe = Pipe()
        client.standardInput = pipe
        client.standardOutput = FileHandle.nullDevice
        try client.run()
        pipe.fileHandleForWriting.write(Data("{".utf8))
        var isReading = false
        for _ in 0..<200 where !isReading {
            isReading = try await Curl.ask(admin + "/metrics").body.contains("\nhttp_requests_in_flight 1\n")
        }
        #expect(isReading)
        server.send(SIGTERM)
        var ready = 200
        for _ in 0..<100 where ready != 503 {
            ready = try await Curl.ask(admin + "/readyz").status
        }
        #expect(ready == 503)
        #expect(try await Curl.ask(admin + "/healthz").status == 200)
        pipe.fileHandleForWriting.write(Data("}".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await server.exitCode() == 0)
    }
}
