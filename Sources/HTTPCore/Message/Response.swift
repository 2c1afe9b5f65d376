/// An answer. The transport adds `Date`, the length and, where it must, `Connection: close`.
package struct Response: Sendable {
    /// What follows the header fields; for HEAD and for 304 the transport sends the length alone.
    package enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// Bytes that many answers share; they are sent without a copy.
        case shared(SharedBytes)
    }

    package var status: Status
    package var fields: HeaderFields
    package var body: Body

    package init(_ status: Status, fields: HeaderFields = HeaderFields(), body: Body = .none) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// An answer with content made for this request: never stored by a cache.
    package init(_ status: Status = .ok, _ type: MediaType, _ body: Body) {
        self.init(status, fields: type.dynamicFields, body: body)
    }
}

extension Response {
    /// The length of the body in bytes.
    package var length: Int {
        switch body {
        case .none: 0
        case .bytes(let bytes): bytes.count
        case .shared(let bytes): bytes.buffer.count
        }
    }

    /// The bytes of the body, copied where they are shared.
    package var content: [UInt8] {
        switch body {
        case .none: []
        case .bytes(let bytes): bytes
        case .shared(let bytes): bytes.array
        }
    }
}
