import AvoidanceModels
import Foundation
import JSONCoding
import LayoutImport
import Testing

@Suite("Mutated dumps")
struct MutationTests {
    static let fixtures: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Imported.folder.path(percentEncoded: false))
        return (names ?? []).sorted()
    }()

    private static let count = 200

    @Test("are all there")
    func samples() {
        #expect(Self.fixtures.count == 49)
    }

    @Test("end in a layout that the wire takes, or in an error", arguments: fixtures)
    func mutations(fixture: String) throws {
        let bytes = try Imported.bytes(of: fixture)
        var generator = Sampled(state: UInt64(fixture.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
        for _ in 0..<Self.count {
            let mutant = Self.mutated(bytes, &generator)
            let options = try Imported.options(Int.random(in: 0..<3, using: &generator) == 0 ? [.density: "420"] : [:])
            guard let result = try? LayoutImport.run([ImportInput(name: "", bytes: mutant)], options) else { continue }
            let json = JSONEncoding.encode(result)
            // Reading is strict: a number out of range, an id twice or too deep a view would be refused.
            #expect(throws: Never.self) { try JSONDecoding.decode(ImportResult.self, from: json) }
            if let request = result.request {
                let body = JSONEncoding.encode(request)
                #expect(throws: Never.self) { try JSONDecoding.decode(AdjustmentRequest.self, from: body) }
            }
        }
    }

    private static let pieces =
        [
            "nan", "-inf", "1e999", "-1e7", "1.79769e+308", "'", "\"", "<", ">", "{", "}", "[", "]", "(", ";", "|",
            "\n", "\r\n",
            "\0", "&#0;", "&x;", "<!DOCTYPE a>", "]]>", "\\u", "\\ud800", "\u{FEFF}", "0x", " = ", "\\n", "--", "-",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE]]

    private static func mutated(_ bytes: [UInt8], _ generator: inout Sampled) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let length = min(Int.random(in: 1...60, using: &generator), bytes.count - place)
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes.removeLast(bytes.count - place)
            case 1: bytes.removeSubrange(place..<place + length)
            case 2: bytes.insert(contentsOf: piece, at: place)
            case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
            case 4: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 5: bytes.replaceSubrange(place..<place + length, with: piece)
            default:
                // A number becomes an extreme one.
                guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { continue }
                let end = bytes[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
                bytes.replaceSubrange(digit..<end, with: pieces[Int.random(in: 0..<5, using: &generator)])
            }
        }
        return bytes
    }
}
