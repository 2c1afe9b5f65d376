import AvoidanceService
import HTTPCore
import MicroHTTPDTransport

/// The server's parts, put together.
struct Composition {
    /// What clients ask.
    let service: Server
    /// What operators ask, where that has a listener of its own.
    let admin: Server?

    init(
        _ settings: Settings,
        _ credentials: Credentials,
        _ sockets: SocketActivation,
        _ readiness: Readiness,
        _ writer: LogWriter
    ) {
        let routes = ServiceRoutes.all
        let operations = Operations(settings, readiness, writer, paths: routes.map(\.path))
        var configuration = ApplicationConfiguration()
        configuration.bodyLimit = settings.bodyLimit
        configuration.batchLimit = settings.batchLimit
        configuration.answerMemory = AnswerMemory(limit: settings.answerMemory)
        configuration.time = .system
        configuration.ids = IDSource(seed: .random(in: .min ... .max))
        configuration.log = settings.logLevel == .off ? nil : operations.log
        let adminAddress = sockets.admin ?? settings.adminAddress
        admin = adminAddress.map { address in
            let application = Application(operations.routes(withMetrics: true), configuration)
            return Server(application, Self.admin(settings, address, operations.log))
        }
        configuration.inFlightLimit = settings.inFlightLimit
        configuration.metrics = operations.metrics
        configuration.keys = credentials.keys
        configuration.origins = AllowedOrigins(settings.corsOrigins)
        let application = Application(routes + operations.routes(withMetrics: adminAddress == nil), configuration)
        let address = sockets.service ?? settings.serviceAddress
        service = Server(application, Self.service(settings, address, credentials, operations.log))
    }

    private static func service(
        _ settings: Settings,
        _ address: ListenAddress,
        _ credentials: Credentials,
        _ log: Log
    ) -> ServerConfiguration {
        var configuration = ServerConfiguration(address: address)
        if let threads = settings.threads { configuration.poolSize = threads }
        configuration.connectionLimit = settings.connectionLimit
        configuration.addressConnectionLimit = settings.addressConnectionLimit
        configuration.tls = credentials.tls
        configuration.deadlines = settings.deadlines
        configuration.log = log.append
        return configuration
    }

    private static func admin(_ settings: Settings, _ address: ListenAddress, _ log: Log) -> ServerConfiguration {
        var configuration = ServerConfiguration(address: address)
        configuration.poolSize = 2
        configuration.connectionLimit = 64
        configuration.deadlines = settings.deadlines
        configuration.log = log.append
        return configuration
    }
}

extension Settings {
    fileprivate var serviceAddress: ListenAddress {
        unixSocket.map { .unix(path: $0, mode: unixSocketMode) } ?? .tcp(host: host, port: port)
    }

    fileprivate var adminAddress: ListenAddress? { adminPort.map { .tcp(host: adminHost, port: $0) } }
}
