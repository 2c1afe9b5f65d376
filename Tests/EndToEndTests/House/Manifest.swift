/// `Package.swift`, as far as the tests need it.
enum Manifest {
    /// A target of the product: no test and no benchmark.
    struct Target {
        let name: String
        let dependencies: Set<String>
    }

    /// In the order of the manifest.
    static func targets() throws -> [Target] {
        let declaration =
            /\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?(?<path>,\s*path:)?/
        return try Repository.text("Package.swift").matches(of: declaration).filter { $0.path == nil }.map { match in
            let names = match.2?.matches(of: /"([^"]+)"/).map { String($0.1) } ?? []
            return Target(name: String(match.1), dependencies: Set(names))
        }
    }
}
