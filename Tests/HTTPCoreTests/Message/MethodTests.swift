import HTTPCore
import Testing

@Suite("Method")
struct MethodTests {
    @Test("reads every method by its name", arguments: Method.allCases)
    func known(method: Method) {
        #expect(Array(method.rawValue.utf8).withUnsafeBytes { Method($0) } == method)
    }

    @Test(
        "knows no other name",
        arguments: ["", "get", "GETS", "GE", "PUTS", "POSTS", "PATCHES", "BREW", "HEADER", "P"]
    )
    func unknown(name: String) {
        #expect(Array(name.utf8).withUnsafeBytes { Method($0) } == nil)
    }
}
