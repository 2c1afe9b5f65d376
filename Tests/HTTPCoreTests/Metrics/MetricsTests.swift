import Synchronization
import Testing

@testable import HTTPCore

@Suite("Metrics")
struct MetricsTests {
    /// An application with a clock that each reading moves on by 100 µs, and its metrics.
    private struct Subject {
        let application: Application

        init(inFlightLimit: Int = .max) {
            let routes = [
                Route(.get, "/a") { _ in Response(.ok, .json, .bytes([])) },
                Route(.post, "/b", consumes: [.json]) { request in
                    request.timer.measure {}
                    return Response(.unprocessableContent, .json, .bytes([]))
                },
                Route(.get, "/probe", isProbe: true) { _ in Response(.ok, .json, .bytes([])) },
            ]
            let metrics = Metrics(paths: routes.map(\.path) + [MetricsPage.path])
            let clock = Ticks()
            application = Application(
                routes + [MetricsPage(metrics).route],
                Fixture.configuration {
                    $0.metrics = metrics
                    $0.time = TimeSource(monotonic: clock.next, calendar: { 0 })
                    $0.inFlightLimit = inFlightLimit
                }
            )
        }

        func lines(_ accept: String = "*/*") -> [String] {
            application.respond(to: Fixture.head(.get, "/metrics", ("Accept", accept))).text
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private final class Ticks: Sendable {
        private let ticks = Atomic<UInt64>(0)
        func next() -> UInt64 { ticks.wrappingAdd(100_000, ordering: .relaxed).newValue }
    }

    @Test("counts answers by method, route and status, and never by the path that was asked")
    func requests() {
        let subject = Subject()
        for _ in 0..<3 { _ = subject.application.respond(to: Fixture.head(.get, "/a?x=1")) }
        _ = subject.application.respond(to: Fixture.head(.head, "/a"))
        _ = subject.application.respond(to: Fixture.head(.post, "/b", ("Content-Type", "application/json")))
        _ = subject.application.respond(to: Fixture.head(.post, "/b"))
        _ = subject.application.respond(to: Fixture.head(.get, "/secret"))
        _ = subject.application.respond(to: Fixture.head(nil, "/a"))
        let lines = subject.lines()
        for line in [
            #"http_requests_total{method="GET",route="/a",status="200"} 3"#,
            #"http_requests_total{method="HEAD",route="/a",status="200"} 1"#,
            #"http_requests_total{method="POST",route="/b",status="422"} 1"#,
            #"http_requests_total{method="POST",route="/b",status="415"} 1"#,
            #"http_requests_total{method="GET",route="",status="404"} 1"#,
            #"http_requests_total{method="",route="",status="501"} 1"#,
            #"http_rejected_total{reason="media_type"} 1"#, #"http_rejected_total{reason="not_found"} 1"#,
            #"http_rejected_total{reason="method"} 1"#, #"http_rejected_total{reason="head"} 0"#,
        ] {
            #expect(lines.contains(line))
        }
        #expect(!lines.contains { $0.contains("secret") || $0.contains("x=1") })
    }

    @Test("observes durations in cumulative buckets")
    func durations() {
        let subject = Subject()
        // The clock is read at the start and at the end.
        for _ in 0..<2 { _ = subject.application.respond(to: Fixture.head(.get, "/a")) }
        let lines = subject.lines().filter { $0.hasPrefix("http_request_duration_seconds") && $0.contains("/a") }
        #expect(lines.count == 19)
        #expect(lines.first == #"http_request_duration_seconds_bucket{route="/a",status="200",le="0.0001"} 2"#)
        #expect(lines.contains(#"http_request_duration_seconds_bucket{route="/a",status="200",le="+Inf"} 2"#))
        #expect(lines.contains(#"http_request_duration_seconds_count{route="/a",status="200"} 2"#))
        #expect(lines.contains(#"http_request_duration_seconds_sum{route="/a",status="200"} 0.0002"#))
    }

    @Test("puts a value into the first bucket whose bound it doesn't exceed")
    func bounds() {
        let table = HistogramTable(count: 2, bounds: [10, 20])
        for value in [0, 10, 11, 20, 21, 1000] as [UInt64] { table.observe(value, at: 1) }
        #expect((0...2).map { table.count(inBucket: $0, at: 1) } == [2, 2, 2])
        #expect(table.sum(at: 1) == 1062)
        #expect((0...2).map { table.count(inBucket: $0, at: 0) } == [0, 0, 0])
        table.observe(1, at: 2)
        table.observe(1, at: -1)
    }

    @Test("observes the work alone where the handler tells it")
    func work() {
        let subject = Subject()
        _ = subject.application.respond(to: Fixture.head(.post, "/b", ("Content-Type", "application/json")))
        #expect(subject.lines().contains("engine_duration_seconds_count 1"))
        #expect(subject.lines().contains("engine_duration_seconds_sum 0.0001"))
    }

    @Test("counts requests in flight, and refuses those beyond the limit, but no probe")
    func load() {
        let subject = Subject(inFlightLimit: 2)
        let first = subject.application.begin(Fixture.head(.get, "/a"))
        let second = subject.application.begin(Fixture.head(.get, "/nothing"))
        let refused = subject.application.respond(to: Fixture.head(.get, "/a"))
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.fields.text("Retry-After") == "1")
        #expect(refused.fields.text("Content-Type") == "application/problem+json")
        #expect(subject.application.respond(to: Fixture.head(.get, "/probe")).status == .ok)
        subject.application.end(second, since: 0, from: [], .clientClosed)
        #expect(subject.application.respond(to: Fixture.head(.get, "/a")).status == .ok)
        let lines = subject.lines()
        #expect(lines.contains("http_requests_in_flight 2"))
        #expect(lines.contains(#"http_rejected_total{reason="overload"} 1"#))
        subject.application.end(first, since: 0, from: [], .completed)
        #expect(subject.lines().contains("http_requests_in_flight 1"))
    }

    @Test("counts a request whose head was never complete")
    func halfHead() {
        let subject = Subject()
        subject.application.end(nil, since: 0, from: [], .clientClosed)
        #expect(subject.lines().contains(#"http_rejected_total{reason="head"} 1"#))
        #expect(subject.lines().contains("http_requests_in_flight 1"))
    }

    @Test("speaks OpenMetrics, or the older format to those who ask for it alone")
    func formats() {
        let subject = Subject()
        let response = subject.application.respond(to: Fixture.head(.get, "/metrics"))
        #expect(
            response.fields.text("Content-Type") == "application/openmetrics-text; version=1.0.0; charset=utf-8"
        )
        #expect(subject.lines().suffix(2) == ["# EOF", ""])
        #expect(subject.lines().contains("# TYPE http_requests counter"))
        let older = subject.lines("text/plain")
        #expect(!older.contains("# EOF"))
        #expect(older.contains("# TYPE http_requests_total counter"))
    }

    @Test("escapes what a label may hold")
    func escapes() {
        var text = MetricsText(.openMetrics)
        text.family("a", .gauge, "b")
        text.sample(1, [("l", "x\"y\\z\n")])
        #expect(
            String(decoding: text.finish(), as: UTF8.self) == """
                # HELP a b
                # TYPE a gauge
                a{l="x\\"y\\\\z\\n"} 1
                # EOF

                """
        )
    }

    @Test("has a place of its own for each status, method and reason")
    func indices() {
        #expect(Status.allCases.map(\.index) == Array(Status.allCases.indices))
        #expect(Method.allCases.map(\.index) == Array(Method.allCases.indices))
        #expect(Rejection.allCases.map(\.index) == Array(Rejection.allCases.indices))
    }

    @Test("loses no count to threads that count at the same time")
    func threads() async {
        let table = CounterTable(count: 2)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<10000 { table.add(at: 1) } }
            }
        }
        #expect(table.value(at: 1) == 40000)
        #expect(table.value(at: 0) == 0)
        #expect(table.value(at: 2) == 0)
    }
}
