import AvoidanceModels
import Testing

@Suite("A number's rule")
struct NumberRuleTests {
    @Test(
        "takes what lies within it, its ends included",
        arguments: [
            (.coordinate, [-1e7, 0, 1e7], [-1e7 - 1, 1e7.nextUp]),
            (.size, [0, 1e7], [-1e-9, 1e7.nextUp]),
            (.scale, [Double.leastNonzeroMagnitude, 3, 100], [0, -1, 100.1]),
            (.duration, [0, 0.25], [-0.25]),
            (.curve, [0, 7, 65535], [7.5, -1, 65536]),
        ] as [(NumberRule, [Double], [Double])]
    )
    func allows(rule: NumberRule, taken: [Double], refused: [Double]) {
        #expect(taken.allSatisfy(rule.allows))
        #expect((refused + [.nan, .infinity, -.infinity]).allSatisfy { !rule.allows($0) })
    }

    @Test("says what it takes")
    func description() {
        #expect(NumberRule.size.description == "a number from 0 to 10000000")
        #expect(NumberRule.scale.description == "a number above 0, at most 100")
        #expect(NumberRule.curve.description == "a whole number from 0 to 65535")
    }
}
