/// Why a server could not start.
package enum ListenError: Error, Equatable, Sendable {
    case unknownHost(host: String, reason: String)
    case addressInUse(host: String, port: UInt16)
    case notPermitted(host: String, port: UInt16)
    case addressNotAvailable(host: String)
    /// Another system call failed: its name and the system's words for the error.
    case system(call: String, reason: String)
    /// libmicrohttpd did not start; it has logged why.
    case library
    case alreadyStarted
}

extension ListenError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownHost(let host, let reason): "the host \(host) can't be resolved: \(reason)"
        case .addressInUse(let host, let port): "port \(port) of \(host) is in use by another process"
        case .notPermitted(let host, let port): "this user may not listen on port \(port) of \(host)"
        case .addressNotAvailable(let host): "\(host) is not an address of this machine"
        case .system(let call, let reason): "\(call) failed: \(reason)"
        case .library: "libmicrohttpd could not start"
        case .alreadyStarted: "the server was started before"
        }
    }
}
