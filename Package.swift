// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // The models' field lists are generic over the reader; this specialises them across targets. It acts only on
    // declarations marked @usableFromInline or @inlinable.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

let package = Package(
    name: "keyboard-avoidance",
    products: [
        .executable(name: "avoidance-server", targets: ["avoidance-server"]),
        .executable(name: "avoidance", targets: ["avoidance"]),
        // What the benchmarks load into a server by LD_PRELOAD.
        .library(name: "AllocationCounter", type: .dynamic, targets: ["AllocationCounter"]),
    ],
    targets: [
        // libm: rounding, which Foundation would otherwise bring.
        .target(name: "AvoidanceModels", swiftSettings: swiftSettings, linkerSettings: [.linkedLibrary("m")]),
        .target(name: "AvoidanceEngine", dependencies: ["AvoidanceModels"], swiftSettings: swiftSettings),

        // libsimdjson-dev: parses JSON at gigabytes a second and checks UTF-8 and grammar to the letter.
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "JSONCoding", dependencies: ["AvoidanceModels", "CSimdjson"], swiftSettings: swiftSettings),

        // libxml2-dev: reads the XML that test tools dump. Its headers lie in a folder of their own.
        .target(
            name: "CLibXML",
            cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])],
            linkerSettings: [.linkedLibrary("xml2")]
        ),
        .target(name: "LayoutImport", dependencies: ["AvoidanceModels", "CLibXML"], swiftSettings: swiftSettings),

        // zlib1g-dev: gzip, the one content coding that every client has.
        .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
        .target(
            name: "HTTPCore",
            dependencies: ["AvoidanceModels", "JSONCoding", "CZlib"],
            swiftSettings: swiftSettings
        ),

        // libmicrohttpd-dev: the HTTP/1.1 server, small, threaded, and in every distribution.
        .target(name: "CMicroHTTPD", linkerSettings: [.linkedLibrary("microhttpd")]),
        .target(
            name: "MicroHTTPDTransport",
            dependencies: ["HTTPCore", "CMicroHTTPD"],
            swiftSettings: swiftSettings
        ),

        .target(
            name: "AvoidanceService",
            dependencies: ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "LayoutImport", "HTTPCore"],
            resources: [.embedInCode("openapi.yaml")],
            swiftSettings: swiftSettings
        ),
        .executableTarget(
            name: "avoidance-server",
            dependencies: ["AvoidanceModels", "AvoidanceService", "HTTPCore", "MicroHTTPDTransport"],
            swiftSettings: swiftSettings,
            // Swift's library within the program: it starts with less memory, and runs where no Swift is installed.
            linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]
        ),
        .executableTarget(
            name: "avoidance",
            dependencies: ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "LayoutImport", "HTTPCore"],
            swiftSettings: swiftSettings
        ),

        .testTarget(
            name: "AvoidanceModelsTests",
            dependencies: ["AvoidanceModels", "JSONCoding"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "AvoidanceEngineTests",
            dependencies: ["AvoidanceModels", "AvoidanceEngine", "JSONCoding"],
            exclude: ["Fixtures"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "JSONCodingTests",
            dependencies: ["AvoidanceModels", "JSONCoding"],
            exclude: ["Fixtures"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "LayoutImportTests",
            dependencies: ["AvoidanceModels", "JSONCoding", "LayoutImport"],
            exclude: ["Fixtures"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "HTTPCoreTests",
            dependencies: ["AvoidanceModels", "HTTPCore", "JSONCoding"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "MicroHTTPDTransportTests",
            dependencies: ["HTTPCore", "MicroHTTPDTransport"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "AvoidanceServiceTests",
            dependencies: ["AvoidanceModels", "HTTPCore", "JSONCoding", "LayoutImport", "AvoidanceService"],
            exclude: ["Fixtures"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ServerTests",
            dependencies: ["HTTPCore", "MicroHTTPDTransport", "avoidance-server"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ClientTests",
            dependencies: ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "LayoutImport", "avoidance"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["avoidance-server", "avoidance"],
            swiftSettings: swiftSettings
        ),

        // The benchmarks, which nothing depends on; the README says how to run them.
        .executableTarget(
            name: "raw-responder",
            path: "Tests/Benchmarks/RawResponder",
            linkerSettings: [.linkedLibrary("microhttpd")]
        ),
        .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "avoidance-benchmarks",
            dependencies: ["AvoidanceModels", "AvoidanceEngine", "JSONCoding", "CSimdjson"],
            path: "Tests/Benchmarks/AvoidanceBenchmarks",
            resources: [.embedInCode("Resources/load.lua"), .embedInCode("Resources/show.json")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "BenchmarkTests",
            dependencies: ["AvoidanceModels", "avoidance-benchmarks"],
            swiftSettings: swiftSettings
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// The fuzz targets are left out unless they are asked for: they have no main but the one in libFuzzer, which only
// `--sanitize=fuzzer` links, so a plain `swift build` could not link them. `.ci/run fuzz` builds and runs them.
if Context.environment["FUZZING"] != nil {
    let models: [Target.Dependency] = ["AvoidanceModels", "JSONCoding"]
    let fuzzers: [(name: String, dependencies: [Target.Dependency])] = [
        ("RequestFuzzer", models),
        ("EngineFuzzer", models + ["AvoidanceEngine"]),
        ("ImportFuzzer", models + ["AvoidanceEngine", "LayoutImport"]),
        ("FieldFuzzer", ["HTTPCore", "AvoidanceService"]),
    ]
    let support = "FuzzingSupport"
    package.targets.append(
        .target(name: support, dependencies: models, path: "Tests/Fuzzing/Support", swiftSettings: swiftSettings)
    )
    for fuzzer in fuzzers {
        package.targets.append(
            .executableTarget(
                name: fuzzer.name,
                dependencies: fuzzer.dependencies + [.target(name: support)],
                path: "Tests/Fuzzing/\(fuzzer.name)",
                swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]
            )
        )
    }
}
