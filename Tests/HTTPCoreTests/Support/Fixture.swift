import HTTPCore

/// Short ways to make heads.
enum Fixture {
    static func head(
        _ method: Method? = .get,
        _ target: String = "/a",
        version: HTTPVersion = .http11,
        _ fields: (String, String)...
    ) -> RequestHead {
        RequestHead(method: method, target: Array(target.utf8), version: version, fields: withHost(fields))
    }

    static var target: RequestTarget {
        get throws { try RequestTarget([0x2F]) }
    }

    /// A configuration with some members changed.
    static func configuration(_ change: (inout ApplicationConfiguration) -> Void) -> ApplicationConfiguration {
        var configuration = ApplicationConfiguration()
        change(&configuration)
        return configuration
    }

    /// The fields behind `Host: a`, unless one of them is Host.
    static func withHost(_ fields: [(String, String)]) -> HeaderFields {
        var result = HeaderFields()
        if !fields.contains(where: { $0.0.lowercased() == "host" }) { result.append("Host", "a") }
        for (name, value) in fields { result.append(name, value) }
        return result
    }
}

extension Response {
    var text: String { String(decoding: content, as: UTF8.self) }
}
