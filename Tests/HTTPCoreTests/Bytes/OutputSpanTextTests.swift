import Testing

@testable import HTTPCore

@Suite("Text where there is room for it")
struct OutputSpanTextTests {
    private func text(_ count: Int, _ write: (inout OutputSpan<UInt8>) -> Void) -> String {
        String(decoding: [UInt8](capacity: count, initializingWith: write), as: UTF8.self)
    }

    @Test("writes hexadecimal digits as the standard library does", arguments: [0, 0xAB, 0x0123_4567_89AB_CDEF, .max])
    func hexadecimal(value: UInt64) {
        let digits = String(value, radix: 16)
        #expect(text(16) { $0.append(hexadecimal: value) } == String(repeating: "0", count: 16 - digits.count) + digits)
    }

    @Test("writes a byte in two digits", arguments: UInt8.min...UInt8.max)
    func hexadecimal(byte: UInt8) {
        let digits = String(byte, radix: 16)
        #expect(text(2) { $0.append(hexadecimal: byte) } == (digits.count == 1 ? "0" : "") + digits)
    }

    @Test("writes a word's bytes behind what is there, the highest first")
    func word() {
        #expect(
            text(9) {
                $0.append(0x61)
                $0.append(word: 0x6263_6465_6667_6869)
            } == "abcdefghi"
        )
    }

    @Test("writes text as it is")
    func texts() {
        #expect(text(5) { $0.append("00-") } == "00-")
        #expect(text(2) { $0.append(Array("abcd".utf8)[1...2]) } == "bc")
    }
}
