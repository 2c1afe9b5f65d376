import HTTPCore
import Testing

@Suite("Method")
struct MethodTests {
    @Test("reads every method by its name", arguments: Method.allCases)
    func known(method: Method) {
        #expect(Method(Array(method.rawValue.utf8).span) == method)
    }

    @Test(
        "knows no other name",
        arguments: ["", "get", "GETS", "GE", "PUTS", "POSTS", "PATCHES", "BREW", "HEADER", "P"]
    )
    func unknown(name: String) {
        #expect(Method(Array(name.utf8).span) == nil)
    }
}
