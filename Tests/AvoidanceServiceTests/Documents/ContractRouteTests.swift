import AvoidanceService
import Foundation
import HTTPCore
import Testing

@Suite("GET /openapi.yaml")
struct ContractRouteTests {
    private func get(_ fields: (String, String)...) -> Response {
        Service.application.respond(
            to: RequestHead(
                method: .get,
                target: Array("/openapi.yaml".utf8),
                fields: HeaderFields([("Host", "localhost")] + fields)
            )
        )
    }

    @Test("gives the file at the root, byte by byte")
    func bytes() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../openapi.yaml").standardized
        #expect(get().content == [UInt8](try Data(contentsOf: file)))
        #expect(get().fields.text("Content-Type") == "application/yaml")
    }

    @Test("describes every route")
    func routes() {
        let text = String(decoding: get().content, as: UTF8.self)
        let undescribed = ServiceRoutes.all.map(\.path).filter { !text.contains("\n  \($0):\n") }
        #expect(undescribed == [])
    }

    @Test("gives 304 to a client that has it")
    func notModified() throws {
        let tag = try #require(get().fields.text("ETag"))
        #expect(get(("If-None-Match", tag)).status == .notModified)
        #expect(get(("If-None-Match", #""another""#)).status == .ok)
    }
}
