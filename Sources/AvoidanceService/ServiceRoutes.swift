package import HTTPCore

/// The routes of the service: its operations and its contract.
package enum ServiceRoutes {
    package static var all: [Route] {
        [
            Route(.post, "/v1/adjustments", consumes: [.json, .lines], handler: AdjustmentOperation.respond),
            Route(.post, "/v1/timelines", consumes: [.json], handler: TimelineOperation.respond),
            Route(.post, "/v1/comparisons", consumes: [.json], handler: ComparisonOperation.respond),
            Route(.post, "/v1/occlusions", consumes: [.json], handler: OcclusionOperation.respond),
            Route(
                .post,
                "/v1/layouts",
                consumes: LayoutOperation.consumes,
                bodyLimit: LayoutOperation.bodyLimit,
                handler: LayoutOperation.respond
            ),
            StrategyOperation.document.route("/v1/strategies"),
            StaticDocument(PackageResources.openapi_yaml, .yaml).route("/openapi.yaml"),
        ]
    }
}
