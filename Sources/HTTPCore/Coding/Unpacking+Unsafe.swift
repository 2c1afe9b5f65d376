import CZlib

/// Unpacks gzip piece by piece (RFC 1952); several members behind each other are one content.
///
/// Invariant: `stream` and `output` are allocated in `init` and freed in `deinit`; the stream stays at one address, as
/// zlib demands, and its input pointer is used only within the call that sets it. An exchange owns the object, and one
/// thread at a time works on an exchange.
final class Unpacking: @unchecked Sendable {
    private enum State {
        /// At the start of a member, with nothing of it read.
        case between
        case within
        case broken
    }

    private static let outputSize = 16384

    private let stream: UnsafeMutablePointer<z_stream>
    private let output: UnsafeMutableBufferPointer<UInt8>
    private var state = State.between
    private var hasMember = false

    init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        output = .allocate(capacity: Self.outputSize)
        output.initialize(repeating: 0)
        if czlib_begin_unpacking(stream) != Z_OK { state = .broken }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        output.deallocate()
    }

    /// Whether what came so far is whole members, at least one.
    var isComplete: Bool { state == .between && hasMember }

    /// Unpacks a piece; false when it is no gzip.
    ///
    /// `take` gets the content as it appears, and returns false when it wants no more; then the rest is skipped.
    func receive(_ piece: Span<UInt8>, take: (Span<UInt8>) -> Bool) -> Bool {
        piece.withUnsafeBufferPointer { input in
            guard let start = input.baseAddress else { return state != .broken }
            stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
            stream.pointee.avail_in = UInt32(clamping: input.count)
            defer { stream.pointee.next_in = nil }
            var hasRoom = true
            // A full output may have more behind it, even when all input is used.
            while stream.pointee.avail_in > 0 || !hasRoom {
                guard state != .broken else { return false }
                state = .within
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(Self.outputSize)
                let code = inflate(stream, Z_NO_FLUSH)
                let count = Self.outputSize - Int(stream.pointee.avail_out)
                hasRoom = stream.pointee.avail_out > 0
                switch code {
                case Z_OK, Z_BUF_ERROR: break
                case Z_STREAM_END:
                    hasMember = true
                    hasRoom = true
                    state = inflateReset(stream) == Z_OK ? .between : .broken
                default: state = .broken
                }
                if count > 0, !take(output.span.extracting(0..<count)) { return true }
                if code == Z_BUF_ERROR { break }
            }
            return state != .broken
        }
    }
}
