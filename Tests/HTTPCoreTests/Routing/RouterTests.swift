import HTTPCore
import Testing

@Suite("Router")
struct RouterTests {
    private static let router = Router(
        [
            Route(.get, "/a") { _ in Response(.ok) }, Route(.post, "/a") { _ in Response(.ok) },
            Route(.post, "/b") { _ in Response(.ok) },
        ],
        Metrics(paths: ["/b", "/a"])
    )

    private func outcome(_ method: Method, _ path: String) throws -> String {
        switch Self.router.match(method, try RequestTarget(Array(path.utf8))).answer {
        case .route(let route): "\(route.method.rawValue) \(route.path)"
        case .options(let allow): "allow \(allow)"
        case .failure(.methodNotAllowed(let allow)): "405 \(allow)"
        case .failure(let failure): "\(failure.status.rawValue)"
        }
    }

    @Test(
        "finds the route, or says why there is none",
        arguments: [
            (.get, "/a", "GET /a"), (.post, "/a", "POST /a"), (.head, "/a", "GET /a"), (.post, "/b?c", "POST /b"),
            (.options, "/a", "allow GET, POST, HEAD, OPTIONS"), (.options, "/b", "allow POST, OPTIONS"),
            (.options, "*", "allow GET, POST, HEAD, OPTIONS"), (.get, "/b", "405 POST, OPTIONS"),
            (.head, "/b", "405 POST, OPTIONS"), (.trace, "/a", "405 GET, POST, HEAD, OPTIONS"), (.get, "/", "404"),
            (.get, "/a/", "404"), (.get, "/A", "404"), (.options, "/c", "404"), (.get, "*", "400"),
            (.get, "/%61", "GET /a"),
            (.get, "/a%2F", "404"), (.query, "/a", "405 GET, POST, HEAD, OPTIONS"),
        ] as [(Method, String, String)]
    )
    func match(method: Method, path: String, expected: String) throws {
        #expect(try outcome(method, path) == expected)
    }

    @Test("tells the path that the routes have, and its number in the metrics")
    func paths() throws {
        let known = Self.router.match(.trace, try RequestTarget(Array("/%61?b".utf8)))
        #expect(known.path == "/a")
        #expect(known.series == 2)
        let unknown = Self.router.match(.get, try RequestTarget(Array("/c".utf8)))
        #expect(unknown.path == nil)
        #expect(unknown.series == 0)
    }
}
