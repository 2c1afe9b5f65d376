/// `GET /metrics`: what the server counts, and what others add.
package struct MetricsPage: Sendable {
    package static let path = "/metrics"

    private let metrics: Metrics
    private let collectors: [@Sendable (inout MetricsText) -> Void]

    /// `collectors` write families of their own behind the server's.
    package init(_ metrics: Metrics, collectors: [@Sendable (inout MetricsText) -> Void] = []) {
        self.metrics = metrics
        self.collectors = collectors
    }

    package var route: Route {
        Route(.get, Self.path, produces: [.openMetrics, .prometheus]) { [self] request in
            let type = request.answerType ?? .openMetrics
            var text = MetricsText(type == .prometheus ? .prometheus : .openMetrics)
            metrics.write(to: &text)
            for collect in collectors { collect(&text) }
            return Response(.ok, type, .bytes(text.finish()))
        }
    }
}
