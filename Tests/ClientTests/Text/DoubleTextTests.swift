import Testing

@testable import avoidance

@Suite("A number for people")
struct DoubleTextTests {
    @Test(
        "has three decimals at most and no needless zeros",
        arguments: [
            (0, "0"), (-0.0, "0"), (358, "358"), (-47, "-47"), (0.25, "0.25"), (-302.5, "-302.5"), (0.1 + 0.2, "0.3"),
            (200 + 1 / 3, "200.333"), (2 / 3, "0.667"), (0.05, "0.05"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"),
            (-0.0006, "-0.001"), (0.9999, "1"), (1e7, "10000000"), (-1e7, "-10000000"), (9_999_999.125, "9999999.125"),
        ] as [(Double, String)]
    )
    func text(number: Double, text: String) {
        #expect(number.text() == text)
    }

    @Test("does not end the program, however large it is", arguments: [1e300, -.infinity, .nan])
    func large(number: Double) {
        #expect(number.text() == number.description)
    }
}
