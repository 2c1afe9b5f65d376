import Testing

@Suite("TLS")
struct TLSTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.file("certificate", TestCertificate.certificate)
        try directory.file("key", TestCertificate.key)
        try directory.file("other", TestCertificate.otherKey)
        try directory.file("broken", "-----BEGIN CERTIFICATE-----\nbroken\n-----END CERTIFICATE-----\n")
    }

    private func arguments(_ certificate: String, _ key: String) -> [String] {
        ["--port", "0", "--tls-certificate", directory.path(certificate), "--tls-key", directory.path(key)]
    }

    @Test("is served by a certificate and its key, from version 1.2 on")
    func serves() async throws {
        let server = try ServerProgram(arguments("certificate", "key"))
        let url = try await server.address()
        #expect(url.hasPrefix("https://127.0.0.1:"))
        let authority = ["--cacert", directory.path("certificate")]
        for version in ["1.2", "1.3"] {
            let reply = try await Curl.ask(
                url + "/v1/adjustments",
                "--cacert",
                directory.path("certificate"),
                "--tlsv\(version)",
                "--tls-max",
                version,
                "--json",
                Sample.request
            )
            #expect(reply.status == 200)
            #expect(reply.body.contains(#""adjustments""#))
        }
        let old = try await Curl.ask(
            url + "/healthz",
            authority[0],
            authority[1],
            "--tls-max",
            "1.1",
            "--ciphers",
            "ALL:@SECLEVEL=0"
        )
        #expect(old.status == 0)
        #expect(old.exitCode == 35)
        let plain = try await Curl.ask("http" + url.dropFirst("https".count) + "/healthz")
        #expect(plain.status == 0)
        try await server.stop()
        #expect(server.output.split(separator: "\n").count == 2)
    }

    @Test(
        "that can't be had stops the start with 65 and a reason",
        arguments: [
            ("broken", "key", "the TLS certificate and key can't be used: Base64"),
            ("key", "key", "the TLS certificate and key can't be used: "),
            ("certificate", "broken", "the TLS certificate and key can't be used: "),
            ("certificate", "other", "can't be used: The certificate and the given key do not match"),
        ]
    )
    func broken(certificate: String, key: String, sentence: String) async throws {
        let server = try ServerProgram(arguments(certificate, key))
        #expect(try await server.exitCode() == 65)
        #expect(server.errors.contains(sentence), "\(server.errors)")
        #expect(server.errors.filter(\.isNewline).count == 1)
    }

    @Test("needs both files, and files that are there")
    func missing() async throws {
        let half = try ServerProgram(["--tls-certificate", directory.path("certificate")])
        #expect(try await half.exitCode() == 64)
        #expect(half.errors == "avoidance-server: --tls-certificate needs --tls-key as well\n")
        let absent = try ServerProgram(arguments("absent", "key"))
        #expect(try await absent.exitCode() == 66)
        #expect(
            absent.errors == "avoidance-server: \(directory.path("absent")) can't be read: No such file or directory\n"
        )
        let folder = try ServerProgram(arguments("certificate", ""))
        #expect(try await folder.exitCode() == 66)
        #expect(folder.errors.hasSuffix(" can't be read: Is a directory\n"))
    }

    @Test("isn't what the health check speaks, which asks at the admin port instead")
    func healthcheck() async throws {
        let server = try ServerProgram(arguments("certificate", "key") + ["--admin-port", "0"])
        _ = try await server.address()
        let port = try #require(server.errors.firstMatch(of: /probes and metrics at http:\/\/127.0.0.1:(\d+)\n/)?.1)
        let good = try ServerProgram(
            ["healthcheck"] + arguments("certificate", "key") + ["--admin-port", String(port)]
        )
        #expect(try await good.exitCode() == 0)
        let bad = try ServerProgram(["healthcheck"] + arguments("certificate", "key"))
        #expect(try await bad.exitCode() == 64)
        #expect(bad.errors.contains("--admin-port"))
        try await server.stop()
    }
}
