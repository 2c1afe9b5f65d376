import Testing

@testable import HTTPCore

@Suite("Unpacking")
struct UnpackingTests {
    /// The content of packed bytes that come in pieces of one length; nil when they are no gzip.
    private func unpack(_ bytes: [UInt8], pieces: Int = .max) -> String? {
        let unpacking = Unpacking()
        var content: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            guard unpacking.receive(piece, into: &content) else { return nil }
        }
        return unpacking.isComplete ? String(decoding: content, as: UTF8.self) : nil
    }

    @Test("unpacks what comes in pieces of any length", arguments: 1...27)
    func pieces(length: Int) {
        #expect(unpack(Samples.packedA, pieces: length) == #"{"a":1}"#)
    }

    @Test("takes several members as one content", arguments: [1, 5, 27, 28, 100])
    func members(length: Int) {
        #expect(unpack(Samples.packedA + Samples.packedB, pieces: length) == #"{"a":1}{"b":2}"#)
    }

    @Test("refuses what ends too early", arguments: 0..<27)
    func truncated(length: Int) {
        #expect(unpack(Array(Samples.packedA.prefix(length))) == nil)
        #expect(unpack(Samples.packedB + Samples.packedA.prefix(length)) == (length == 0 ? #"{"b":2}"# : nil))
    }

    @Test("refuses a changed byte, unless it says nothing about the content", arguments: 0..<27)
    func changed(position: Int) {
        var bytes = Samples.packedA
        bytes[position] ^= 0x81
        // The time, the level and the system of a member are nobody's business.
        let isIdle = (4...9).contains(position)
        #expect(unpack(bytes) == (isIdle ? #"{"a":1}"# : nil))
    }

    @Test("refuses other bytes behind a member, and other formats")
    func foreign() {
        #expect(unpack(Samples.packedA + [0]) == nil)
        #expect(unpack(Array("{}".utf8)) == nil)
        // The same content in zlib's own format.
        #expect(
            unpack([0x78, 0xDA, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x32, 0xAC, 0x05, 0x00, 0x09, 0x28, 0x02, 0x1E]) == nil
        )
    }

    @Test("hands long content on in parts, and stops when no more is wanted")
    func bomb() throws {
        let packed = try #require(Packing.pack([UInt8](repeating: 0x61, count: 10_000_000)))
        #expect(packed.count < 20000)
        let unpacking = Unpacking()
        var length = 0
        var parts = 0
        let isGood = unpacking.receive(packed.span) { part in
            length += part.count
            parts += 1
            return length < 100_000
        }
        #expect(isGood)
        #expect(length < 100_000 + 65536)
        #expect(parts > 1)
    }
}
