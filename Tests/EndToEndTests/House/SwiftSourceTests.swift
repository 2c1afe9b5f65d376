import Testing

@Suite("Reading Swift code")
struct SwiftSourceTests {
    @Test(
        "leaves out comments and the contents of literals, but not what is interpolated",
        arguments: [
            ("a // b! \nc", "a \nc"),
            ("a /* b! /* c */ \n */ d", "a \n d"),
            (#"let a = "b! // c" + d"#, #"let a = "" + d"#),
            (#""a\"b!" c"#, #""" c"#),
            (#""a\(b("c!")!)d""#, #"""(b("")!)"#),
            (##"#"a"b!\(c)"# d"##, #""" d"#),
            (##"#"\#(e!)"#"##, #"""(e!)"#),
            ("\"\"\"\n a \" b!\n \"\"\".c", "\"\"\n\n.c"),
            ("#if !os(Linux)", "#if !os(Linux)"),
        ]
    )
    func code(text: String, code: String) {
        #expect(SwiftSource(path: "A.swift", text: text).code == code)
    }

    @Test("finds what is imported, however it is written")
    func imports() {
        let text = """
            // import Hidden
            import A
            package import B
            @testable import C
            @preconcurrency internal import D
            import struct E.Part
                import F
            let text = "import Quoted"
            """
        #expect(SwiftSource(path: "A.swift", text: text).imports == ["A", "B", "C", "D", "E", "F"])
    }
}
