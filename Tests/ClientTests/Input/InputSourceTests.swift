import Glibc
import Testing

@testable import avoidance

@Suite("Input")
struct InputSourceTests {
    @Test("is read to its end, longer than one read takes")
    func whole() throws {
        let text = String(repeating: "0123456789", count: 20_000)
        let directory = try TemporaryDirectory()
        let path = try directory.file("f", text)
        #expect(try InputSource(path).read() == Input(name: path, bytes: Array(text.utf8)))
    }

    @Test("is refused when it is longer than the limit", arguments: [(10, true), (11, false)])
    func limit(length: Int, isRead: Bool) throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("f", String(repeating: " ", count: length))
        if isRead {
            #expect(try InputSource(path).read(atMost: 10).bytes.count == length)
        } else {
            #expect(throws: Failure.inputTooLarge(name: path, limit: 10)) { try InputSource(path).read(atMost: 10) }
        }
    }

    @Test("says why a file can't be read")
    func unreadable() throws {
        let directory = try TemporaryDirectory()
        let missing = directory.path("missing")
        #expect(throws: Failure.unreadable(name: missing, SystemError(code: ENOENT))) {
            try InputSource(missing).read()
        }
        #expect(throws: Failure.unreadable(name: directory.path, SystemError(code: EISDIR))) {
            try InputSource(directory.path).read()
        }
    }
}
