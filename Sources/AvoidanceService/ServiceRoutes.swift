package import HTTPCore

/// The routes of the service: its operations and its contract.
package enum ServiceRoutes {
    package static var all: [Route] {
        [
            Route(.post, "/v1/adjustments", consumes: [.json], handler: AdjustmentOperation.respond),
            Route(.post, "/v1/timelines", consumes: [.json], handler: TimelineOperation.respond),
            Route(.post, "/v1/comparisons", consumes: [.json], handler: ComparisonOperation.respond),
            StrategyOperation.document.route("/v1/strategies"),
            StaticDocument(PackageResources.openapi_yaml, .yaml).route("/openapi.yaml"),
        ]
    }
}
