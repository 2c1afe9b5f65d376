import AvoidanceModels
import Testing

@Suite("A policy")
struct PolicyTests {
    @Test("that says nothing is the documented one")
    func defaults() throws {
        let policy = try read("{}", as: Policy.self)
        #expect(policy.strategy == .automatic)
        #expect(policy.margin == Margin(top: 8, bottom: 8))
        #expect(policy.insetMode == .max)
        #expect(policy.restore == .previous)
        #expect(policy.movesRoot)
        #expect(policy.floating == .scroll)
        #expect(policy.keepVisible == [])
        #expect(!policy.countsOtherApps)
        #expect(policy.insets == .all)
        #expect(policy == Policy())
    }

    @Test(
        "suggests the name that was meant",
        arguments: [
            (
                #"{"strategy":"automatik"}"#,
                "/strategy: " + FaultText.unknownToken("automatik", known: StrategyName.allCases.map(\.rawValue))
            ),
            (
                #"{"insetMode":"Max"}"#,
                #"/insetMode: expected one of max or add, found "Max"; did you mean max?"#
            ),
            (#"{"movesroot":true}"#, "/movesroot: unknown member; did you mean movesRoot?"),
            (#"{"keepVisble":[]}"#, "/keepVisble: unknown member; did you mean keepVisible?"),
            (#"{"colour":1}"#, "/colour: unknown member"),
        ]
    )
    func suggestions(json: String, fault: String) {
        #expect(faults(json, as: Policy.self) == [fault])
    }

    @Test("names each view to keep in sight, and says which name is none")
    func keepVisible() throws {
        #expect(try read(#"{"keepVisible":["a","b"]}"#, as: Policy.self).keepVisible == ["a", "b"])
        #expect(
            faults(#"{"keepVisible":["a",1,null]}"#, as: Policy.self)
                == ["/keepVisible/1: expected a string, found 1", "/keepVisible/2: expected a string, found null"]
        )
    }
}
