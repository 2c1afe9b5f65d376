import HTTPCore
import MicroHTTPDTransport

extension Log {
    /// Notes what the transport has to say. Most of it is about clients that went away, and of interest only to
    /// whoever looks for a fault.
    func append(_ event: ServerEvent) {
        switch event {
        case .library(let line): append(.debug, "libmicrohttpd", [("line", line)])
        case .cut(let phase): append(.debug, "connection cut", [("phase", phase.name)])
        case .fieldRefused(let name): append(.error, "header field refused by libmicrohttpd", [("name", name)])
        }
    }
}

extension Phase {
    fileprivate var name: String {
        switch self {
        case .opened: "opened"
        case .idle: "idle"
        case .head: "head"
        case .body: "body"
        case .working: "working"
        case .answer: "answer"
        case .shut: "shut"
        }
    }
}
