import AvoidanceModels
import Testing

@Suite("A margin")
struct MarginTests {
    private func margin(_ json: String) throws -> Margin {
        try read(#"{"margin":\#(json)}"#, as: Policy.self).margin
    }

    @Test(
        "is one number for both edges, or an object in which an edge left out is 8",
        arguments: [
            ("12", Margin(top: 12, bottom: 12)),
            ("0", Margin(top: 0, bottom: 0)),
            (#"{"top":4,"bottom":16}"#, Margin(top: 4, bottom: 16)),
            (#"{"top":4}"#, Margin(top: 4, bottom: 8)),
            (#"{"bottom":0}"#, Margin(top: 8, bottom: 0)),
            ("{}", Margin(top: 8, bottom: 8)),
        ]
    )
    func forms(json: String, expected: Margin) throws {
        #expect(try margin(json) == expected)
    }

    @Test("is 8 where the policy names none")
    func standard() throws {
        #expect(try read("{}", as: Policy.self).margin == Margin(top: 8, bottom: 8))
        #expect(Margin() == Margin(top: 8, bottom: 8))
    }

    @Test(
        "is nothing else",
        arguments: [
            ("-1", "/margin: expected a number from 0 to 10000000, found -1"),
            ("true", "/margin: expected a number or an object with top and bottom"),
            ("null", "/margin: expected a number or an object with top and bottom"),
            (#""8""#, "/margin: expected a number or an object with top and bottom"),
            ("[8]", "/margin: expected a number or an object with top and bottom"),
            (#"{"top":-1}"#, "/margin/top: expected a number from 0 to 10000000, found -1"),
            (#"{"left":1}"#, "/margin/left: unknown member"),
        ]
    )
    func faultyForms(json: String, fault: String) {
        #expect(faults(#"{"margin":\#(json)}"#, as: Policy.self) == [fault])
    }

    @Test("is written as one number where both edges are the same")
    func writing() {
        #expect(written(Policy(margin: Margin(top: 3, bottom: 3))).contains(#""margin":3,"#))
        #expect(written(Policy(margin: Margin(top: 3, bottom: 4))).contains(#""margin":{"top":3,"bottom":4},"#))
    }
}
