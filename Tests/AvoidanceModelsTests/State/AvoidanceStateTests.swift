import AvoidanceModels
import Testing

@Suite("The state")
struct AvoidanceStateTests {
    @Test("is empty where it says nothing")
    func defaults() throws {
        let state = try read("{}", as: AvoidanceState.self)
        #expect(state.keyboard == nil)
        #expect(state.views.isEmpty)
    }

    @Test("can be written by hand with little")
    func byHand() throws {
        let json = #"{"keyboard":{"frame":{"x":0,"y":1,"width":2,"height":3}},"views":{"a":{"before":{}}}}"#
        let state = try read(json, as: AvoidanceState.self)
        #expect(state.keyboard?.placement == .docked)
        #expect(state.views == [Entry("a", LedgerEntry(before: ViewValues(), applied: ViewValues()))])
    }

    @Test("has each view once, and points at it with its name escaped")
    func faultyEntries() {
        let json = #"{"views":{"a/b~c":{"applied":{"bottomConstraint":"x"}},"a":{},"a":{}}}"#
        #expect(
            faults(json, as: AvoidanceState.self) == [
                #"/views/a~1b~0c/applied/bottomConstraint: expected a number from -10000000 to 10000000, found "x""#,
                "/views/a: duplicate member",
            ]
        )
    }
}
