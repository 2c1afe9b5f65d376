import AvoidanceModels
import Testing

@Suite("The text of a fault")
struct FaultTextTests {
    @Test(
        "quotes what was found, escaped and cut",
        arguments: [
            ("a", #""a""#), ("", #""""#), ("say \"no\"\\", #""say \"no\"\\""#), ("\n\r\t\u{1}", #""\n\r\t\u0001""#),
            (String(repeating: "é", count: 40), "\"" + String(repeating: "é", count: 40) + "\""),
            (String(repeating: "é", count: 41), "\"" + String(repeating: "é", count: 40) + "…\""),
        ]
    )
    func quoted(text: String, expected: String) {
        #expect(FaultText.quoted(text) == expected)
    }

    @Test("writes whole numbers without a fraction", arguments: [(7.0, "7"), (0.5, "0.5"), (-1e7, "-10000000")])
    func number(value: Double, expected: String) {
        #expect(FaultText.number(value) == expected)
    }

    @Test("lists the names that were expected")
    func tokens() {
        #expect(
            FaultText.unknownToken("mix", known: ["max", "add"])
                == #"expected one of max or add, found "mix"; did you mean max?"#
        )
        #expect(FaultText.unknownToken("x", known: ["automatic"]) == #"expected automatic, found "x""#)
    }
}
