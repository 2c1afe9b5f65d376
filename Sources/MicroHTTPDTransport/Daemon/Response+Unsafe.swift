import CMicroHTTPD
import HTTPCore

extension Response {
    /// Hands the answer to libmicrohttpd, which sends it when the callback returns.
    ///
    /// Invariant: bytes made for this request are copied by the library; shared ones are retained until its free
    /// callback. The library's own reference to the response outlives ours.
    func queue(on connection: OpaquePointer, closes: Bool, log: (ServerEvent) -> Void) -> MHD_Result {
        guard let response = makeResponse() else { return .NO }
        defer { MHD_destroy_response(response) }
        fields.forEachCString { name, value in
            if MHD_add_response_header(response, name, value) != .YES {
                log(.fieldRefused(name: String(cString: name)))
            }
        }
        if closes { _ = MHD_add_response_header(response, "Connection", "close") }
        return MHD_queue_response(connection, UInt32(status.rawValue), response)
    }

    private func makeResponse() -> OpaquePointer? {
        switch body {
        case .none:
            return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { buffer in
                let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
                return MHD_create_response_from_buffer(buffer.count, start, .RESPMEM_MUST_COPY)
            }
        case .shared(let bytes):
            let start = UnsafeMutableRawPointer(mutating: bytes.buffer.baseAddress)
            let reference = Unmanaged.passRetained(bytes)
            let response = MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.buffer.count,
                start,
                Self.release,
                reference.toOpaque()
            )
            if response == nil { reference.release() }
            return response
        }
    }

    private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { reference in
        guard let reference else { return }
        Unmanaged<SharedBytes>.fromOpaque(reference).release()
    }
}
