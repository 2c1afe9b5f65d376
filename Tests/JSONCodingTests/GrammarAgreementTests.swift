import JSONCoding
import Testing

@Suite("The scanner and the parser")
struct GrammarAgreementTests {
    private enum Verdict {
        case wellFormed, substituted, malformed, unreadable
    }

    /// The scanner's verdict, without the parser.
    private func scanned(_ bytes: [UInt8]) -> Verdict {
        guard let substitutes = try? JSONScanner.check(bytes) else { return .malformed }
        return substitutes.isEmpty ? .wellFormed : .substituted
    }

    /// The verdict of the parser, and of the scanner only where the parser refuses.
    private func parsed(_ bytes: [UInt8]) -> Verdict {
        var log = FaultLog()
        do throws(JSONError) {
            let document = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
                try ParsedDocument.parse(UnsafeRawBufferPointer(bytes), &log)
            }
            document.release()
            return log.substitutes.isEmpty ? .wellFormed : .substituted
        } catch {
            guard case .malformed(let offset, _, _, _) = error else { return .unreadable }
            return offset <= bytes.count ? .malformed : .unreadable
        }
    }

    private func expectAgreement(_ bytes: [UInt8]) {
        let (scanned, parsed) = (scanned(bytes), parsed(bytes))
        if scanned != parsed {
            Issue.record("scanner: \(scanned), parser: \(parsed): \(String(decoding: bytes, as: UTF8.self)) \(bytes)")
        }
    }

    @Test("agree on every text of one and two bytes, bare, in an array and in a string")
    func short() {
        for first in UInt8.min...UInt8.max {
            expectAgreement([first])
            for second in UInt8.min...UInt8.max {
                expectAgreement([first, second])
                expectAgreement([0x5B, first, second, 0x5D])
                expectAgreement([0x22, first, second, 0x22])
            }
        }
    }

    private static let documents = [
        #"{"name":"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é€😀","size":-12.50e+3,"tags":["",null,true,false],"parts":[{},[],[[]]]}"#,
        #" [ 0 , -0 , 1e400 , 18446744073709551615 , 18446744073709551616 , -9223372036854775808 , 1.7976931348623159e308 , 1.79769313486231580e308 , 2.2250738585072011e-308 ] "#,
        #"{"a":{"b":{"c":[1,2,{"d":"\u0000"}]}},"e":0.1e-400,"f":"\uDBFF\uDFFF"}"#,
        String(repeating: "[", count: 2047) + "[1]" + String(repeating: "]", count: 2047),
    ].map { Array($0.utf8) }

    private static let pieces =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "0", "-", ".", "e", "1e309", "\\u", "\\ud800", "\\udc00", "null",
            "tru",
            " ", "\n", "\u{0}", "/", "é", "[]", "[0]", "99999999999999999999", "\u{FEFF}", "+", "//", "'",
        ].map { Array($0.utf8) } + [
            [0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
        ]

    @Test("agree on mutations of whole documents", arguments: documents.indices)
    func mutations(document: Int) {
        var generator = Generator(seed: UInt64(document))
        let original = GrammarAgreementTests.documents[document]
        expectAgreement(original)
        for _ in 0..<(original.count > 1000 ? 300 : 6000) {
            var bytes = original
            for _ in 0...(generator.next() % 3) {
                let place = Int(generator.next() % UInt64(bytes.count + 1))
                let end = min(bytes.count, place + Int(generator.next() % 6))
                switch generator.next() % 5 {
                case 0: bytes.replaceSubrange(place..<end, with: generator.element(GrammarAgreementTests.pieces))
                case 1: bytes.insert(contentsOf: generator.element(GrammarAgreementTests.pieces), at: place)
                case 2: bytes.removeSubrange(place..<end)
                case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
                default:
                    bytes.replaceSubrange(
                        place..<end,
                        with: (place..<end).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
                    )
                }
            }
            if generator.next() % 16 == 0 { bytes.removeLast(Int(generator.next() % UInt64(bytes.count + 1))) }
            expectAgreement(bytes)
        }
    }
}
