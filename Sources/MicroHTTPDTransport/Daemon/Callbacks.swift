import CMicroHTTPD
import Glibc
import HTTPCore
import Synchronization

/// The functions that libmicrohttpd calls on its worker threads.
///
/// They are static members of a type without isolation: a closure of the main actor would crash at its first call.
///
/// Invariants: the context is a ``ServerContext`` that ``Daemon`` keeps until the workers have ended. A connection's
/// pointer is a ``Connection`` retained when it is opened and released when it is closed. A request's pointer is a
/// ``RequestBox`` retained when the request begins and released once when it is completed, which the library does
/// before it closes the connection. What the library passes in lives in its own memory and is copied in the call.
enum Callbacks {
    static let all = cmhd_callbacks(
        began: began,
        handle: handle,
        completed: completed,
        connection: connectionChanged,
        log: log
    )

    private static let began:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            context,
            target,
            handle in
            guard let context, let target, let pointer = cmhd_connection_context(handle) else { return nil }
            let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
            let box = lend(context, as: ServerContext.self) { server in
                // The clock of the head runs already where the first byte, or the connection itself, started it.
                switch connection.state.phase {
                case .head: break
                case .opened: connection.enter(ConnectionState(.head, until: connection.state.deadline))
                default: server.move(connection, to: .head)
                }
                server.counters.requestsBegun.wrappingAdd(1, ordering: .relaxed)
                return RequestBox(connection, target: bytes(target), start: server.application.now)
            }
            return Unmanaged.passRetained(box).toOpaque()
        }

    private static let handle:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int>?,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        ) -> MHD_Result = { context, handle, url, method, version, data, size, request in
            guard let context, let handle, let url, let method, let version, let size,
                let pointer = request?.pointee
            else { return .NO }
            return lend(context, as: ServerContext.self) { server in
                lend(pointer, as: RequestBox.self) { box in
                    switch box.stage {
                    case .begun:
                        box.exchange = server.application.begin(head(of: handle, method, url, version, box))
                        if let answer = box.exchange?.earlyAnswer { return send(answer, handle, box, server) }
                        box.stage = .readingBody
                        server.move(box.connection, to: .body)
                        return .YES
                    case .readingBody where size.pointee > 0:
                        let piece = UnsafeRawBufferPointer(start: data, count: size.pointee)
                        size.pointee = 0
                        return box.exchange?.receive(piece.bindMemory(to: UInt8.self).span) == .taken ? .YES : .NO
                    case .readingBody:
                        server.move(box.connection, to: .working)
                        guard let answer = box.exchange?.finish() else { return .NO }
                        return send(answer, handle, box, server)
                    case .answered:
                        size.pointee = 0
                        return .YES
                    }
                }
            }
        }

    private static let completed:
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void = {
            context,
            request,
            code in
            guard let context, let request, let pointer = request.pointee else { return }
            request.pointee = nil
            let box = Unmanaged<RequestBox>.fromOpaque(pointer).takeRetainedValue()
            lend(context, as: ServerContext.self) { server in
                let ending = ending(code, box.connection.state.phase)
                server.application.end(box.exchange.take(), since: box.start, from: box.connection.remote, ending)
                server.move(box.connection, to: .idle)
                server.counters.requestsCompleted.wrappingAdd(1, ordering: .relaxed)
            }
        }

    private static let connectionChanged:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32
        ) -> Void = { context, handle, slot, opened in
            guard let context, let slot else { return }
            let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
            if opened == 1 {
                let state = server.deadlines.state(.opened, at: Clock.now)
                let connection = Connection(descriptor: cmhd_socket(handle), remote: remote(of: handle), state)
                slot.pointee = Unmanaged.passRetained(connection).toOpaque()
                server.connections.insert(connection)
                server.counters.connectionsStarted.wrappingAdd(1, ordering: .relaxed)
                server.application.metrics.countOpenedConnection()
            } else if let pointer = slot.pointee {
                slot.pointee = nil
                server.connections.remove(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
                server.counters.connectionsClosed.wrappingAdd(1, ordering: .relaxed)
                server.application.metrics.countClosedConnection()
            }
        }

    private static let log: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void = {
        context,
        line in
        guard let context, let line else { return }
        let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
        server.hear(String(cString: line))
    }

    /// Lends an object that the library keeps a pointer to, without counting a reference for the call.
    ///
    /// The underscored function does just this; what is taken unretained is retained for the call, which costs an
    /// atomic operation each way.
    @inline(__always)
    private static func lend<Object: AnyObject, Result>(
        _ pointer: UnsafeMutableRawPointer,
        as type: Object.Type,
        _ body: (Object) -> Result
    ) -> Result {
        Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// Copies a C string.
    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    private static func head(
        of handle: OpaquePointer,
        _ method: UnsafePointer<CChar>,
        _ url: UnsafePointer<CChar>,
        _ version: UnsafePointer<CChar>,
        _ box: RequestBox
    ) -> RequestHead {
        let layout = HeadLayout(method: method, url: url, targetLength: box.target.count, version: version)
        var received = ReceivedFields(layout: layout)
        received.fields.reserve(fields: 16, bytes: 768)
        withUnsafeMutablePointer(to: &received) { received in
            _ = MHD_get_connection_values_n(handle, .HEADER_KIND, appendField, received)
        }
        received.layout.finish()
        var target: [UInt8] = []
        swap(&target, &box.target)
        return RequestHead(
            method: Method(
                UnsafeRawBufferPointer(start: method, count: strlen(method)).bindMemory(to: UInt8.self).span
            ),
            target: target,
            version: strcmp(version, "HTTP/1.0") == 0 ? .http10 : .http11,
            fields: received.fields,
            isWhole: received.layout.isWhole
        )
    }

    private struct ReceivedFields {
        var fields = HeaderFields()
        var layout: HeadLayout
    }

    private static let appendField:
        @convention(c) (
            UnsafeMutableRawPointer?, MHD_ValueKind, UnsafePointer<CChar>?, Int, UnsafePointer<CChar>?, Int
        ) -> MHD_Result = { received, _, name, nameLength, value, valueLength in
            let received = received?.assumingMemoryBound(to: ReceivedFields.self)
            let name = UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameLength)
            let value = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueLength)
            received?.pointee.fields.append(name: name, value: value)
            received?.pointee.layout.add(name: name, value: value)
            return .YES
        }

    private static func remote(of handle: OpaquePointer?) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(INET6_ADDRSTRLEN)) { buffer, count in
            count = buffer.withMemoryRebound(to: CChar.self) { cmhd_peer(handle, $0.baseAddress, $0.count) }
        }
    }

    /// What the library's code for the end of a request means; a connection that the reaper cut looks to the library
    /// like one whose client went away.
    private static func ending(_ code: Int32, _ phase: Phase) -> Ending {
        switch UInt32(bitPattern: code) {
        case MHD_RequestTerminationCode.REQUEST_TERMINATED_COMPLETED_OK.rawValue: .completed
        case MHD_RequestTerminationCode.REQUEST_TERMINATED_DAEMON_SHUTDOWN.rawValue: .stopped
        case _ where phase == .shut: .timedOut
        case MHD_RequestTerminationCode.REQUEST_TERMINATED_READ_ERROR.rawValue,
            MHD_RequestTerminationCode.REQUEST_TERMINATED_CLIENT_ABORT.rawValue:
            .clientClosed
        default: .failed
        }
    }

    private static func send(
        _ answer: Response,
        _ handle: OpaquePointer,
        _ box: RequestBox,
        _ server: ServerContext
    ) -> MHD_Result {
        box.stage = .answered
        let result = answer.queue(on: handle, closes: server.isDraining, log: server.log)
        server.move(box.connection, to: .answer)
        return result
    }
}
