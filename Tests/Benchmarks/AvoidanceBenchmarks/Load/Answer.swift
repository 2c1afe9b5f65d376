/// An HTTP answer as it came.
struct Answer {
    let status: String
    /// The header fields, one a line.
    let fields: [String]
    let body: [UInt8]

    init(_ bytes: [UInt8]) throws {
        let end = Array("\r\n\r\n".utf8)
        guard let split = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
            throw BenchmarkFailure.answer("it has no end of the head: \(String(decoding: bytes, as: UTF8.self))")
        }
        let lines = String(decoding: bytes[..<split], as: UTF8.self).split(separator: "\r\n").map(String.init)
        status = lines.first ?? ""
        fields = Array(lines.dropFirst())
        body = Array(bytes[(split + end.count)...])
    }

    /// The fields that the application sets, and not the library.
    var applicationFields: [String] {
        let library = ["date:", "content-length:", "connection:", "transfer-encoding:"]
        return fields.filter { field in !library.contains { field.lowercased().hasPrefix($0) } }
    }

    /// The bytes of status line, fields and body.
    var length: Int { body.count + fields.reduce(status.utf8.count) { $0 + $1.utf8.count } }

    var isOK: Bool { status.contains(" 200 ") }
}
