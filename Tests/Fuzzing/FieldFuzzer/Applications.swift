import AvoidanceService
import FuzzingSupport
import HTTPCore

/// The service's routes, the probes, and one that answers with the numbers of the body's bytes.
///
/// The limits are low, so that a short message can break them.
enum Applications {
    static let open = make(ApplicationConfiguration())

    static let guarded: Application = {
        var configuration = ApplicationConfiguration()
        configuration.keys = AccessKeys(["0123456789abcdef", "fedcba9876543210=="])
        configuration.origins = AllowedOrigins(["https://a.example", "http://localhost:8080"])
        return make(configuration)
    }()

    private static func make(_ configuration: ApplicationConfiguration) -> Application {
        var configuration = configuration
        configuration.bodyLimit = 2048
        configuration.batchLimit = 4096
        configuration.log = Log(.debug, .json, time: .still) { line in
            precondition(line.last == UInt8(ascii: "\n") && !line.dropLast().contains(UInt8(ascii: "\n")))
            Demand.json(line)
        }
        let echo = Route(
            .post,
            "/echo",
            consumes: [.json, .lines, MediaType("text", "plain")],
            produces: [.json, MediaType("text", "plain"), MediaType("text", "html")]
        ) { request in
            Response(.ok, request.answerType ?? .json, .bytes(Array("\(request.body)".utf8)))
        }
        let probes = Probes(readiness: Readiness(), build: BuildInformation(name: "avoidance", version: "0"))
        let routes = ServiceRoutes.all + probes.routes + [echo]
        let metrics = Metrics(paths: routes.map(\.path) + [MetricsPage.path])
        configuration.metrics = metrics
        return Application(routes + [MetricsPage(metrics).route], configuration)
    }
}
