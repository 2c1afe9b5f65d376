package import HTTPCore

/// The routes of the service: its operations and its contract.
package enum ServiceRoutes {
    package static var all: [Route] {
        [
            Route(.post, "/v1/adjustments", consumes: [.json], handler: AdjustmentOperation.respond),
            StaticDocument(PackageResources.openapi_yaml, .yaml).route("/openapi.yaml"),
        ]
    }
}
