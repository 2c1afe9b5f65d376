import Foundation

/// The URL that a server is reached by: `http(s)://HOST[:PORT][/PREFIX]`.
struct ServerAddress: Equatable, Sendable {
    /// Without a slash at the end.
    let text: String

    /// Why a text is no such URL.
    enum Fault: Error, Equatable {
        case form
        case port
        case userInformation
        case query
    }

    init(_ text: String) throws(UsageError) {
        do throws(Fault) {
            try Self.check(text)
        } catch {
            throw .server(text, error)
        }
        self.text = String(text.reversed().drop { $0 == "/" }.reversed())
    }

    /// Nil for nil.
    init?(optional text: String?) throws(UsageError) {
        guard let text else { return nil }
        try self.init(text)
    }

    /// The URL of a path, which begins with a slash, below the address.
    func url(of path: String) -> URL? { URL(string: text + path) }

    private static func check(_ text: String) throws(Fault) {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = parts.host, !host.isEmpty
        else { throw .form }
        if let port = parts.port, !(1...65535).contains(port) { throw .port }
        if parts.user != nil || parts.password != nil { throw .userInformation }
        if parts.query != nil || parts.fragment != nil { throw .query }
    }
}
