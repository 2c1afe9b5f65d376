import Testing

/// Runs a suite with the built server: started once before its tests, told to stop after them.
struct ServedTrait: SuiteTrait, TestScoping {
    @TaskLocal fileprivate static var address: ServerAddress?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let server = try await ServerProcess()
        try await Self.$address.withValue(server.address) { try await function() }
        try await server.stop()
    }
}

extension Trait where Self == ServedTrait {
    static var served: Self { ServedTrait() }
}

extension ServerAddress {
    /// The server of the suite that runs.
    static var served: ServerAddress {
        get throws { try #require(ServedTrait.address, "the suite needs the trait .served") }
    }
}
