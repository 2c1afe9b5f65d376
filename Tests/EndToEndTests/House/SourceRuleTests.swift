import Testing

/// Rules that the compiler does not know.
@Suite("The source code")
struct SourceRuleTests {
    private static let longest = 300

    private func isNamedForUnsafe(_ name: String) -> Bool {
        name.hasSuffix("+Unsafe.swift") || name == "Callbacks.swift" || name == "Tape.swift"
    }

    @Test("forces nothing and traps nowhere")
    func force() throws {
        let sources = try SwiftSource.all(in: "Sources")
        #expect(sources.count > 100)
        #expect(sources.flatMap { $0.findings(.force) + $0.findings(.trap) } == [])
    }

    @Test("has pointers only in files that are named for it, each with the invariant that makes them safe")
    func unsafe() throws {
        for source in try SwiftSource.all(in: "Sources") {
            let findings = source.findings(.pointer)
            if isNamedForUnsafe(source.name) {
                #expect(findings.isEmpty || source.text.contains("Invariant"), "\(source.path) states no invariant")
            } else {
                #expect(findings == [])
            }
        }
    }

    @Test("has no file that is too long to be read at once")
    func length() throws {
        let long = try SwiftSource.all(in: "Sources").filter { $0.lineCount > Self.longest }
        #expect(long.map { "\($0.path) has \($0.lineCount) lines" } == [])
    }

    @Test(
        "is read by rules that find what they are for",
        arguments: [
            "let a = b!", "b()!.c", "try! a()", "a as! B", "var a: Int!", "a[0]!", "a?.b!", "var a: [Int]!",
            "var a: C<D>!", "{ 1 }()!", #""\(a!)""#, "fatalError()", #"preconditionFailure("a")"#, "assertionFailure()",
        ]
    )
    func found(text: String) {
        let source = SwiftSource(path: "A.swift", text: text)
        #expect(!(source.findings(.force) + source.findings(.trap)).isEmpty)
    }

    @Test(
        "is read by rules that find nothing else",
        arguments: [
            "if !a { }", "a != b", "a!=b", "(!a)", "[!a, !b]", "// a!", #"let a = "b!""#, "#if !os(Linux)", "a !== b",
            "guard a, !b else { }", "precondition(!a)",
        ]
    )
    func notFound(text: String) {
        let source = SwiftSource(path: "A.swift", text: text)
        #expect(source.findings(.force) + source.findings(.trap) == [])
    }

    @Test(
        "is read by rules that know pointers",
        arguments: ["Unmanaged<A>", "UnsafeRawPointer(a)", "UnsafeMutableBufferPointer<UInt8>"]
    )
    func pointers(text: String) {
        #expect(SwiftSource(path: "A.swift", text: text).findings(.pointer).count == 1)
        #expect(SwiftSource(path: "A.swift", text: "withUnsafePointer(to: a) { b($0) }").findings(.pointer) == [])
    }
}
