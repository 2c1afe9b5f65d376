import AvoidanceModels
import JSONCoding
import Testing

@Suite("Tokens")
struct TokenTests {
    /// A model of one token.
    struct Holder<Token: WireToken>: WireModel {
        var token: Token?

        init(from reader: inout some FieldReader) {
            token = reader.token("token", as: Token.self)
        }

        func write(to writer: inout some FieldWriter) {}
    }

    /// Names of one byte up to more than two words, some of the same length, one the start of another.
    enum Length: String, WireToken {
        case a, b, ab, ac, abc, abcd, abcde, abcdefg, abcdefgh, abcdefgi, abcdefghi
        case fifteenOfLetter, sixteenOfLetters, seventeenOfLetter, twentyFourLettersInWhole, twentyFourLettersInWhale
    }

    private static func read<Token: WireToken>(_ spelling: String, as type: Token.Type) -> Token? {
        let text = "{\"token\":\"\(spelling)\"}"
        return (try? JSONDecoding.decode(Holder<Token>.self, from: Array(text.utf8)))?.token
    }

    private static func expectEach<Token: WireToken>(_ type: Token.Type) {
        for token in Token.allCases {
            let name = token.rawValue
            #expect(read(name, as: type) == token)
            let escaped = name.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            #expect(read(escaped.joined(), as: type) == token)
            #expect(read(escaped[0] + name.dropFirst(), as: type) == token)
            for miss in [name.dropLast() + "~", "~" + name.dropFirst(), name + "~", "~" + name, name + "\\u0000"] {
                #expect(read(miss, as: type) == nil, "\(miss)")
            }
            let shorter = String(name.dropLast())
            #expect(read(shorter, as: type) == Token.allCases.first { $0.rawValue == shorter })
        }
        #expect(read("", as: type) == nil)
    }

    @Test("are read by their whole names, however these are spelt")
    func names() {
        Self.expectEach(Length.self)
        Self.expectEach(EventType.self)
        Self.expectEach(StrategyName.self)
        Self.expectEach(ContentInsetAdjustmentBehavior.self)
        Self.expectEach(ScrollAxes.self)
        Self.expectEach(BottomConstraint.Anchor.self)
        Self.expectEach(KeyboardPlacement.self)
        Self.expectEach(InsetMode.self)
        Self.expectEach(InsetScope.self)
        Self.expectEach(RestoreMode.self)
        Self.expectEach(FloatingMode.self)
    }

    @Test("are told apart byte by byte, not by canonical equivalence")
    func canonicalEquivalence() {
        #expect("rx\u{212A}eyboard" == StrategyName.rxKeyboard.rawValue)
        #expect(Self.read("rx\u{212A}eyboard", as: StrategyName.self) == nil)
    }

    @Test("are refused when they are no strings, or empty")
    func otherTypes() {
        #expect(faults(#"{"token":null}"#, as: Holder<ScrollAxes>.self) == ["/token: expected a string, found null"])
        #expect(
            faults(#"{"token":""}"#, as: Holder<ScrollAxes>.self)
                == [#"/token: expected one of vertical, horizontal or both, found """#]
        )
    }
}
