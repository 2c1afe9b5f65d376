import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("Models as Codable")
struct CodableTests {
    /// "path: detail" of the error that Foundation's decoder throws.
    private func fault(_ text: String) -> String? {
        do {
            _ = try JSONDecoder().decode(Shape.self, from: Data(text.utf8))
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            return "\(path(context.codingPath)): \(context.debugDescription)"
        } catch DecodingError.keyNotFound(let key, let context) {
            return "\(path(context.codingPath + [key])): not found: \(context.debugDescription)"
        } catch DecodingError.typeMismatch(_, let context) {
            return "\(path(context.codingPath)): mismatch"
        } catch {
            return "\(error)"
        }
    }

    private func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
    }

    @Test(
        "throw the first fault with its coding path",
        arguments: [
            (#"{"size":1}"#, "name: not found: expected a string, but the member is missing"),
            (#"{"name":"a","size":-1}"#, "size: expected a number from 0 to 10000000, found -1"),
            (#"{"name":3,"size":-1}"#, "name: mismatch"),
            (
                shape(#""colour":"gren""#),
                #"colour: expected one of red, green or keyboardWillShow, found "gren"; did you mean green?"#
            ),
            (shape(#""sizes":[1,1e9]"#), "sizes/1: expected a number from -10000000 to 10000000, found 1000000000"),
            (
                shape(#""parts":[{"name":"b","size":1},{"name":"c","size":1,"corner":{"x":1}}]"#),
                "parts/1/corner/y: not found: expected a number, but the member is missing"
            ),
            (
                shape(#""named":{"k":{"x":0,"y":1e8}}"#),
                "named/k/y: expected a number from -10000000 to 10000000, found 100000000"
            ),
            (shape(#""Corner":1"#), "Corner: unknown member; did you mean corner?"),
            (shape(#""corner":{"x":1,"y":1,"radius":null,"r":0}"#), "corner/r: unknown member"),
        ]
    )
    func faults(text: String, expected: String) {
        #expect(fault(text) == expected)
    }

    @Test("compare tokens byte for byte, as the other reader does")
    func tokens() throws {
        func decode(_ name: String) throws -> Policy {
            try JSONDecoder().decode(Policy.self, from: Data("{\"strategy\":\"\(name)\"}".utf8))
        }
        #expect(try decode("rxKeyboard").strategy == .rxKeyboard)
        // The Kelvin sign is canonically equivalent to a K, so that strings with it are equal.
        #expect("rx\u{212A}eyboard" == "rxKeyboard")
        #expect(throws: DecodingError.self) { try decode("rx\u{212A}eyboard") }
    }

    @Test("keep models from nesting too deep")
    func nesting() {
        struct Chain: WireModel {
            var links: [Chain] = []

            init(from reader: inout some FieldReader) {
                links = reader.nestedModels("links", as: Chain.self, nestedAtMost: 3) ?? []
            }

            func write(to writer: inout some FieldWriter) {}
        }
        func decode(_ text: String) throws { _ = try JSONDecoder().decode(Chain.self, from: Data(text.utf8)) }
        #expect(throws: Never.self) { try decode(#"{"links":[{"links":[{"links":[{"links":[]}]}]}]}"#) }
        #expect(throws: DecodingError.self) { try decode(#"{"links":[{"links":[{"links":[{"links":[{}]}]}]}]}"#) }
    }
}
