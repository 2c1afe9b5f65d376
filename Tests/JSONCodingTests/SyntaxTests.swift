import JSONCoding
import Testing

@Suite("Malformed texts")
struct SyntaxTests {
    @Test(
        "says where and why",
        arguments: [
            ("", "malformed at 0, line 1, column 1: the body is empty"),
            (" \n\n ", "malformed at 4, line 3, column 2: the body is empty"),
            ("{", "malformed at 1, line 1, column 2: unexpected end of input, expected a member's name or '}'"),
            (
                #"{"a":1"#,
                "malformed at 6, line 1, column 7: unexpected end of input, expected ',' or '}' after the member's value"
            ),
            (
                #"{"a":1 "b":2}"#,
                "malformed at 7, line 1, column 8: expected ',' or '}' after the member's value, found '\"'"
            ),
            (#"{"a":1,}"#, "malformed at 7, line 1, column 8: expected a member's name after ',', found '}'"),
            (#"{"a" 1}"#, "malformed at 5, line 1, column 6: expected ':' after the member's name, found '1'"),
            (#"{"a":}"#, "malformed at 5, line 1, column 6: expected a value after ':', found '}'"),
            ("{a:1}", "malformed at 1, line 1, column 2: expected a member's name or '}', found 'a'"),
            ("[1,]", "malformed at 3, line 1, column 4: expected a value after ',', found ']'"),
            ("[,1]", "malformed at 1, line 1, column 2: expected a value or ']', found ','"),
            ("[1 2]", "malformed at 3, line 1, column 4: expected ',' or ']' after the element, found '2'"),
            ("[1}", "malformed at 2, line 1, column 3: expected ',' or ']' after the element, found '}'"),
            ("{}x", "malformed at 2, line 1, column 3: trailing data after the document, found 'x'"),
            ("{} {}", "malformed at 3, line 1, column 4: trailing data after the document, found '{'"),
            ("[01]", "malformed at 2, line 1, column 3: expected no further digit after a leading 0, found '1'"),
            ("[-]", "malformed at 2, line 1, column 3: expected a digit after '-', found ']'"),
            ("[1.]", "malformed at 3, line 1, column 4: expected a digit after the decimal point, found ']'"),
            ("[1e+]", "malformed at 4, line 1, column 5: expected a digit in the exponent, found ']'"),
            ("[+1]", "malformed at 1, line 1, column 2: expected a value or ']', found '+'"),
            ("[NaN]", "malformed at 1, line 1, column 2: expected a value or ']', found NaN"),
            ("{\"a\":\n  nul}", "malformed at 8, line 2, column 3: expected a value after ':', found nul"),
            (#"["é", "x"#, "malformed at 9, line 1, column 9: unexpected end of input inside a string"),
            (
                #"["\x"]"#,
                "malformed at 3, line 1, column 4: expected one of \", \\, /, b, f, n, r, t or u after '\\', found 'x'"
            ),
            (
                #"["\u00g0"]"#,
                "malformed at 6, line 1, column 7: expected four hexadecimal digits after '\\u', found 'g'"
            ),
            (
                #"["\udc00"]"#,
                "malformed at 2, line 1, column 3: expected a pair of surrogate escapes inside a string, found one alone"
            ),
            (
                #"["\ud800x"]"#,
                "malformed at 2, line 1, column 3: expected a pair of surrogate escapes inside a string, found one alone"
            ),
            (
                "[\"a\tb\"]",
                "malformed at 3, line 1, column 4: expected an escape for a control character inside a string, found the character U+0009"
            ),
            ("\u{FEFF}{}", "malformed at 0, line 1, column 1: expected a value, found the character U+FEFF"),
            ("['a']", "malformed at 1, line 1, column 2: expected a value or ']', found '''"),
            (
                "[1]\u{0}",
                "malformed at 3, line 1, column 4: trailing data after the document, found the character U+0000"
            ),
            ("[ü]", "malformed at 1, line 1, column 2: expected a value or ']', found 'ü'"),
        ]
    )
    func place(text: String, expected: String) {
        #expect(faults(text) == [expected])
    }

    @Test(
        "refuses what is not UTF-8",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0xC3],
        ] as [[UInt8]]
    )
    func invalidUTF8(sequence: [UInt8]) {
        let text = Array(#"{"name":"é"#.utf8) + sequence + Array(#"","size":1}"#.utf8)
        let lead = "0x" + String(sequence[0], radix: 16, uppercase: true)
        #expect(
            throws: JSONError.malformed(
                offset: 11,
                line: 1,
                column: 11,
                detail: "expected UTF-8 inside a string, found the byte \(lead), which is not UTF-8 here"
            )
        ) {
            try JSONDecoding.decode(Shape.self, from: text)
        }
    }

    @Test("takes the first and last scalar of each length")
    func validUTF8() throws {
        let name = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        let shape = try JSONDecoding.decode(Shape.self, from: Array(#"{"name":"\#(name)","size":1}"#.utf8))
        #expect(shape.name == name)
    }
}
