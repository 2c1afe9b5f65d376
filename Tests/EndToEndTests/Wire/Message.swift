/// Requests as bytes on the wire.
enum Message {
    /// A request with `Host`; each field is a whole line.
    static func text(_ line: String, _ fields: [String] = [], body: String = "") -> String {
        (["\(line) HTTP/1.1", "Host: localhost"] + fields + ["", body]).joined(separator: "\r\n")
    }

    /// A POST of a body to `/v1/adjustments`.
    static func adjustment(_ body: String, _ fields: [String] = ["Content-Type: application/json"]) -> String {
        text("POST /v1/adjustments", fields + ["Content-Length: \(body.utf8.count)"], body: body)
    }
}
