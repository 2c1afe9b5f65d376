import Testing

@testable import HTTPCore

#if compiler(<6.3)
    import JSONCoding
#endif

@Suite("Text where there is room for it")
struct WritingTests {
    private func text(_ count: Int, _ write: (inout OutputSpan<UInt8>) -> Void) -> String {
        var bytes: [UInt8] = []
        bytes.append(addingCapacity: count, initializingWith: write)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("writes hexadecimal digits as the standard library does", arguments: [0, 0xAB, 0x0123_4567_89AB_CDEF, .max])
    func hexadecimal(value: UInt64) {
        let digits = String(value, radix: 16)
        let padded = String(repeating: "0", count: 16 - digits.count) + digits
        #expect(text(16) { value.writeHexadecimal(to: &$0) } == padded)
    }

    @Test("writes a byte in two digits", arguments: UInt8.min...UInt8.max)
    func hexadecimal(byte: UInt8) {
        let digits = String(byte, radix: 16)
        #expect(text(2) { byte.writeHexadecimal(to: &$0) } == (digits.count == 1 ? "0" : "") + digits)
    }

    @Test("writes a word's bytes behind what is there, the highest first")
    func word() {
        #expect(
            text(9) {
                $0.append(0x61)
                (0x6263_6465_6667_6869 as UInt64).writeBytes(to: &$0)
            } == "abcdefghi"
        )
    }

    @Test("writes text as it is")
    func texts() {
        #expect(text(5) { ("00-" as StaticString).write(to: &$0) } == "00-")
        #expect(text(2) { Array("abcd".utf8)[1...2].write(to: &$0) } == "bc")
    }
}
