import HTTPCore
import MicroHTTPDTransport

/// Everything that the server can be told, with the defaults.
struct Settings: Sendable {
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    /// A path to listen at instead.
    var unixSocket: String?
    /// The permissions of the socket's file.
    var unixSocketMode: UInt16 = 0o660
    /// Paths of PEM files; both are set, or none is.
    var tlsCertificate: String?
    var tlsKey: String?
    /// Keys of which clients must show one; with those of the file.
    var apiKeys: [String] = []
    var apiKeysFile: String?
    /// Web pages that may read the answers.
    var corsOrigins: [String] = []
    var bodyLimit = Application.defaultBodyLimit
    var batchLimit = ApplicationConfiguration().batchLimit
    /// Bytes for the long answers of all requests together.
    var answerMemory = 256 << 20
    /// Nil: as many as there are processors.
    var threads: Int?
    var connectionLimit = 1024
    /// Nil: as many as there may be in all.
    var addressConnectionLimit: Int?
    /// Requests at a time; those beyond it are answered with 503.
    var inFlightLimit = 512
    var deadlines = Deadlines()
    /// Between being told to stop and taking no more connections; still serving, but not ready.
    var settleTime = Duration.zero
    var logLevel = Log.Level.info
    var logFormat = LogFormatChoice.auto
    var adminHost = "127.0.0.1"
    /// Nil: probes and metrics are at the service's own port.
    var adminPort: UInt16?
}
