import AvoidanceService
import HTTPCore
import MicroHTTPDTransport

/// Which parts make up the server.
enum Composition {
    static func application(_ settings: Settings, _ readiness: Readiness) -> Application {
        let probes = Probes(readiness: readiness, build: BuildInformation(name: Build.name, version: Build.version))
        return Application(probes.routes + ServiceRoutes.all, bodyLimit: settings.bodyLimit)
    }

    static func configuration(_ settings: Settings) -> ServerConfiguration {
        var configuration = ServerConfiguration(address: .tcp(host: settings.host, port: settings.port))
        if let threads = settings.threads { configuration.poolSize = threads }
        configuration.connectionLimit = settings.connectionLimit
        configuration.deadlines = settings.deadlines
        return configuration
    }
}
