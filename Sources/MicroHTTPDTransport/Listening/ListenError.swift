/// Why a server could not start.
package enum ListenError: Error, Equatable, Sendable {
    case unknownHost(host: String, reason: String)
    case addressInUse(host: String, port: UInt16)
    case notPermitted(host: String, port: UInt16)
    case addressNotAvailable(host: String)
    /// Another process listens at the path.
    case pathInUse(path: String)
    /// Something else than a socket is at the path.
    case pathTaken(path: String)
    /// The system's words for why a socket can't be made at the path.
    case path(path: String, reason: String)
    case pathTooLong(path: String, limit: Int)
    /// The descriptor that was handed over is no listening socket.
    case notListening(descriptor: Int32)
    /// Another system call failed: its name and the system's words for the error.
    case system(call: String, reason: String)
    /// The certificate or its key can't be used; the library's words.
    case certificate(reason: String)
    /// libmicrohttpd did not start; its own words.
    case library(reason: String)
    case alreadyStarted
}

extension ListenError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownHost(let host, let reason): "the host \(host) can't be resolved: \(reason)"
        case .addressInUse(let host, let port): "port \(port) of \(host) is in use by another process"
        case .notPermitted(let host, let port): "this user may not listen on port \(port) of \(host)"
        case .addressNotAvailable(let host): "\(host) is not an address of this machine"
        case .pathInUse(let path): "the socket \(path) is in use by another process"
        case .pathTaken(let path): "there is something at \(path) that is no socket"
        case .path(let path, let reason): "a socket can't be made at \(path): \(reason)"
        case .pathTooLong(let path, let limit): "the path of a socket has at most \(limit) bytes: \(path)"
        case .notListening(let descriptor): "the descriptor \(descriptor) that was handed over is no listening socket"
        case .system(let call, let reason): "\(call) failed: \(reason)"
        case .certificate(let reason): "the TLS certificate and key can't be used: \(reason)"
        case .library(let reason): "libmicrohttpd could not start: \(reason)"
        case .alreadyStarted: "the server was started before"
        }
    }
}
