/// An answer as it came over the wire.
struct ReceivedResponse {
    var status: Int
    /// Names in lower case.
    var fields: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    var closes: Bool { value("connection")?.lowercased() == "close" }

    /// Takes one answer off the front of the bytes; nil while it is not complete.
    static func parse(_ bytes: [UInt8], isHead: Bool) throws -> (response: ReceivedResponse, length: Int)? {
        guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let first = lines.first, first.hasPrefix("HTTP/1."), let status = Int(first.split(separator: " ")[1])
        else {
            throw RawClient.ClientError.notHTTP(String(lines.first ?? ""))
        }
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (name: parts[0].lowercased(), value: String(parts[1].drop { $0 == " " }))
        }
        var response = ReceivedResponse(status: status, fields: fields, body: [])
        let hasNoContent = isHead || status == 204 || status == 304 || status < 200
        let length = hasNoContent ? 0 : response.value("content-length").flatMap { Int($0) } ?? 0
        let end = headEnd.upperBound + length
        guard bytes.count >= end else { return nil }
        response.body = Array(bytes[headEnd.upperBound..<end])
        return (response, end)
    }

    /// The statuses of all answers that a connection brought, informational ones aside, wherever in the bytes they start.
    static func statuses(in bytes: [UInt8]) -> [Int] {
        String(decoding: bytes, as: UTF8.self).split(separator: "HTTP/1.1 ", omittingEmptySubsequences: false)
            .dropFirst()
            .compactMap { $0.dropFirst(3).first == " " ? Int($0.prefix(3)) : nil }
            .filter { $0 >= 200 }
    }
}
