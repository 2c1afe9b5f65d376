import HTTPCore
import MicroHTTPDTransport

/// What the server must keep to itself: the clients' keys and its own certificate's.
struct Credentials: Sendable {
    /// Nil where nobody needs a key.
    let keys: AccessKeys?
    /// Nil for plain HTTP.
    let tls: TLSIdentity?

    /// Reads the files that the settings name.
    init(_ settings: Settings) throws(StartFailure) {
        var keys = settings.apiKeys
        if let path = settings.apiKeysFile { keys += try Self.keys(path) }
        self.keys = keys.isEmpty ? nil : AccessKeys(keys)
        if let certificate = settings.tlsCertificate, let key = settings.tlsKey {
            tls = TLSIdentity(certificate: try FileContent.read(certificate), key: try FileContent.read(key))
        } else {
            tls = nil
        }
    }

    /// A key a line; blanks around it, empty lines and lines that begin with `#` don't count.
    private static func keys(_ path: String) throws(StartFailure) -> [String] {
        var keys: [String] = []
        let lines = try FileContent.read(path).utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        for (index, line) in lines.enumerated() {
            let key = String(decoding: line.trimmed, as: UTF8.self)
            if key.isEmpty || key.hasPrefix("#") { continue }
            guard AccessKeys([key]) != nil else { throw .wrongKey(path: path, line: index + 1) }
            keys.append(key)
        }
        if keys.isEmpty { throw .noKeys(path: path) }
        return keys
    }
}

extension Substring.UTF8View {
    /// Without blanks, and the carriage return of a line's end, around it.
    fileprivate var trimmed: Substring.UTF8View.SubSequence {
        var result = self[...]
        while let first = result.first, " \t\r".utf8.contains(first) { result.removeFirst() }
        while let last = result.last, " \t\r".utf8.contains(last) { result.removeLast() }
        return result
    }
}
