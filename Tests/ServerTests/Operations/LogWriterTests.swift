import Glibc
import Testing

@testable import avoidance_server

@Suite("Log writer")
struct LogWriterTests {
    /// Both ends of a pipe.
    private static func pipe() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        Glibc.pipe(&ends)
        return (ends[0], ends[1])
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            guard count > 0 else { return bytes }
            bytes += piece[..<count]
        }
    }

    @Test("writes every line whole and in order, the last ones at its close")
    func order() throws {
        let ends = Self.pipe()
        let writer = try #require(LogWriter(ends.write))
        let lines = (0..<500).map { Array("line \($0)\n".utf8) }
        for line in lines { writer.append(line) }
        writer.close()
        close(ends.write)
        #expect(Self.readAll(ends.read) == lines.flatMap(\.self))
        #expect(writer.dropped == 0)
        close(ends.read)
    }

    @Test("drops lines and counts them when nobody reads, and still closes")
    func blocked() throws {
        let ends = Self.pipe()
        let writer = try #require(LogWriter(ends.write))
        let line = [UInt8](repeating: 0x61, count: 1023) + [0x0A]
        // A pipe holds 64 KiB, and the writer 1 MiB twice: what it writes and what gathers meanwhile.
        for _ in 0..<4096 { writer.append(line) }
        let start = ContinuousClock.now
        writer.close()
        #expect(ContinuousClock.now - start < .seconds(3))
        #expect(writer.dropped >= 4096 - 64 - 2048)
        close(ends.write)
        let bytes = Self.readAll(ends.read)
        #expect(bytes.count >= line.count)
        #expect(bytes.starts(with: line))
        #expect(bytes.count / line.count + Int(writer.dropped) == 4096)
        close(ends.read)
    }

    @Test("survives a reader that goes away, and counts what it missed")
    func closedReader() throws {
        signal(SIGPIPE, SIG_IGN)
        let ends = Self.pipe()
        close(ends.read)
        let writer = try #require(LogWriter(ends.write))
        writer.append([0x61, 0x0A, 0x0A])
        writer.close()
        #expect(writer.dropped == 2)
        close(ends.write)
    }
}
