import Glibc
import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Certificates")
struct CertificateTests {
    @Test(
        "that can't be used stop the start with a reason",
        arguments: [
            ("", ""), ("certificate", "key"),
            (
                "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
                "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"
            ),
        ]
    )
    func broken(certificate: String, key: String) throws {
        var configuration = ServerConfiguration(address: .tcp(host: "127.0.0.1", port: 0))
        configuration.tls = TLSIdentity(certificate: certificate, key: key)
        let server = Server(Application([]), configuration)
        #expect {
            try server.start()
        } throws: { error in
            guard case ListenError.certificate(let reason) = error else { return false }
            return reason.contains(" ") && !reason.hasSuffix(".")
        }
    }

    @Test("that can't be used leave the listening socket to its owner, who closes it")
    func freesSocket() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #expect(listen(descriptor, 1) == 0)
        let spare = dup(descriptor)
        defer { close(spare) }
        var configuration = ServerConfiguration(address: .inherited(descriptor: descriptor))
        configuration.tls = TLSIdentity(certificate: "x", key: "x")
        #expect(throws: ListenError.self) { try Server(Application([]), configuration).start() }
        var isListening: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        #expect(getsockopt(spare, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0)
        #expect(isListening == 1)
    }
}
