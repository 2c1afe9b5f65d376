import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("Reading what was written")
struct RoundTripTests {
    @Test("gives the same model, whatever the white space", arguments: 0..<200 as Range<UInt64>)
    func equal(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let shape = generator.shape(depth: 3)
        let bytes = JSONEncoding.encode(shape)
        #expect(try JSONDecoding.decode(Shape.self, from: bytes) == shape)
        #expect(try JSONDecoding.decode(Shape.self, from: spaced(bytes, &generator)) == shape)
    }

    @Test("gives the same model through Foundation, either way", arguments: 0..<100 as Range<UInt64>)
    func foundation(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let shape = generator.shape(depth: 3)
        // Foundation writes members in any order, those with free names as well.
        let read = try JSONDecoding.decode(Shape.self, from: [UInt8](JSONEncoder().encode(shape)))
        #expect(inOrderOfNames(read) == shape)
        #expect(try JSONDecoder().decode(Shape.self, from: Data(JSONEncoding.encode(shape))) == shape)
    }

    private func inOrderOfNames(_ shape: Shape) -> Shape {
        var shape = shape
        shape.named?.sort { $0.name < $1.name }
        shape.parts = shape.parts.map { inOrderOfNames($0) }
        return shape
    }

    /// The text with random white space around its structural characters.
    private func spaced(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var result: [UInt8] = []
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            let isStructural = !isInString && "{}[],:".utf8.contains(byte)
            if isStructural { result += space(&generator) }
            result.append(byte)
            if isStructural { result += space(&generator) }
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return result
    }

    private func space(_ generator: inout Generator) -> [UInt8] {
        (0..<(generator.next() % 3)).map { _ in generator.element([0x20, 0x0A, 0x0D, 0x09]) }
    }
}
