/// What an operator asks a server: is it alive, is it ready, which build is it.
package struct Probes: Sendable {
    private let readiness: Readiness
    private let build: BuildInformation

    package init(readiness: Readiness, build: BuildInformation) {
        self.readiness = readiness
        self.build = build
    }

    /// `GET /healthz`, `/readyz` and `/version`.
    package var routes: [Route] {
        let ok = SharedBytes(#"{"status":"ok"}"#.utf8)
        let version = SharedBytes(build.json)
        return [
            Route(.get, "/healthz", isProbe: true) { _ in Response(.ok, .json, .shared(ok)) },
            Route(.get, "/readyz", isProbe: true) { [readiness] _ in
                readiness.isReady ? Response(.ok, .json, .shared(ok)) : HTTPFailure.notReady.response
            },
            Route(.get, "/version") { _ in Response(.ok, .json, .shared(version)) },
        ]
    }
}
