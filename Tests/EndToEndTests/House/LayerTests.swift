import Testing

/// Who may import whom: each target only what stands above it.
@Suite("The layers")
struct LayerTests {
    struct Layer: Sendable, CustomTestStringConvertible {
        let name: String
        /// The targets of the project that it imports.
        let targets: Set<String>
        /// The modules of the system that it may import.
        let system: Set<String>

        init(_ name: String, _ targets: Set<String> = [], system: Set<String> = []) {
            self.name = name
            self.targets = targets
            self.system = system
        }

        var testDescription: String { name }

        func sources() throws -> [SwiftSource] { try SwiftSource.all(in: "Sources/\(name)") }
    }

    private static let layers = [
        Layer("AvoidanceModels"),
        Layer("AvoidanceEngine", ["AvoidanceModels"]),
        Layer("JSONCoding", ["AvoidanceModels", "CSimdjson"]),
        Layer("LayoutImport", ["AvoidanceModels", "CLibXML"]),
        Layer("HTTPCore", ["AvoidanceModels", "JSONCoding", "CZlib"], system: ["Synchronization"]),
        Layer("MicroHTTPDTransport", ["HTTPCore", "CMicroHTTPD"], system: ["Glibc", "Synchronization"]),
        Layer("AvoidanceService", ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "LayoutImport", "HTTPCore"]),
        Layer(
            "avoidance-server",
            ["AvoidanceModels", "AvoidanceService", "HTTPCore", "MicroHTTPDTransport"],
            system: ["Glibc", "Synchronization"]
        ),
        Layer(
            "avoidance",
            ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "LayoutImport", "HTTPCore"],
            system: ["Foundation", "FoundationNetworking", "Glibc", "Synchronization"]
        ),
    ]

    /// The targets in C and C++, each of which wraps a library for the one layer above it.
    private static let shims = ["CSimdjson", "CLibXML", "CZlib", "CMicroHTTPD"]

    @Test("import only what they may", arguments: layers)
    func imports(layer: Layer) throws {
        let sources = try layer.sources()
        #expect(!sources.isEmpty)
        for source in sources {
            let foreign = Set(source.imports).subtracting(layer.targets).subtracting(layer.system)
            #expect(foreign.isEmpty, "\(source.path) imports \(foreign.sorted())")
        }
    }

    @Test("depend only on what stands above them in the manifest")
    func order() throws {
        var above: Set<String> = []
        for target in try Manifest.targets() {
            #expect(target.dependencies.isSubset(of: above), "\(target.name)")
            above.insert(target.name)
        }
    }

    @Test("are the targets of the package, in this order and with these dependencies")
    func package() throws {
        let targets = try Manifest.targets()
        #expect(targets.map(\.name).filter { !Self.shims.contains($0) } == Self.layers.map(\.name))
        for layer in Self.layers {
            #expect(targets.first { $0.name == layer.name }?.dependencies == layer.targets, "\(layer.name)")
        }
        #expect(Set(try Repository.folders(in: "Sources")) == Set(targets.map(\.name)))
    }

    @Test("wrap each library in one place", arguments: shims)
    func wrapping(shim: String) throws {
        #expect(try Manifest.targets().filter { $0.dependencies.contains(shim) }.count == 1)
    }

    @Test("of the server link no Foundation, which the client may")
    func foundation() async throws {
        let library = "libFoundation"
        #expect(try await CommandRun("grep", ["--quiet", library, BuiltProgram.server.path]).exitCode == 1)
        #expect(try await CommandRun("grep", ["--quiet", library, BuiltProgram.client.path]).exitCode == 0)
        let users = try Self.layers.filter { try $0.sources().contains { $0.imports.contains("Foundation") } }
        #expect(users.map(\.name) == ["avoidance"])
    }
}
