import HTTPCore
import Testing

@Suite("Probes")
struct ProbesTests {
    @Test("is alive always and ready when told so")
    func readiness() {
        let readiness = Readiness()
        let build = BuildInformation(name: "server", version: "1.2.3")
        let application = Application(Probes(readiness: readiness, build: build).routes)
        func get(_ path: String) -> Response { application.respond(to: Fixture.head(.get, path)) }
        #expect(get("/healthz").status == .ok)
        #expect(get("/healthz").text == #"{"status":"ok"}"#)
        #expect(get("/readyz").status == .serviceUnavailable)
        readiness.set(true)
        #expect(get("/readyz").status == .ok)
        readiness.set(false)
        #expect(get("/readyz").status == .serviceUnavailable)
        #expect(get("/healthz").status == .ok)
        #expect(get("/version").text == #"{"name":"server","version":"1.2.3"}"#)
    }
}
