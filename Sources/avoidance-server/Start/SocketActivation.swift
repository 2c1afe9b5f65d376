import MicroHTTPDTransport

/// The sockets that whoever started the process has opened for it, as systemd does (`sd_listen_fds(3)`).
struct SocketActivation: Equatable {
    private static let firstDescriptor: Int32 = 3

    /// Where clients ask; nil when the process opens its sockets itself.
    let service: ListenAddress?
    /// Where operators ask.
    let admin: ListenAddress?

    /// Reads `LISTEN_PID` and `LISTEN_FDS`; variables that are meant for another process don't count.
    init(_ environment: (String) -> String?, processID: Int32) throws(UsageError) {
        guard environment("LISTEN_PID") == "\(processID)", let text = environment("LISTEN_FDS") else {
            (service, admin) = (nil, nil)
            return
        }
        guard let count = SettingValue.number(text, within: 1...2) else {
            throw .wrongValue(source: "LISTEN_FDS", value: text, expected: "1 or 2")
        }
        service = .inherited(descriptor: Self.firstDescriptor)
        admin = count == 2 ? .inherited(descriptor: Self.firstDescriptor + 1) : nil
    }
}
