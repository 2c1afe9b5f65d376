import Testing

@testable import avoidance

@Suite("Tokens")
struct TokenTests {
    @Test(
        "tell an argument's form",
        arguments: [
            ("adjust", Token.operand("adjust")),
            ("", .operand("")),
            ("-", .operand("-")),
            ("--", .terminator),
            ("--json", .option("--json", value: nil)),
            ("-h", .option("-h", value: nil)),
            ("--server=http://a/?b=c", .option("--server", value: "http://a/?b=c")),
            ("--server=", .option("--server", value: "")),
            ("--=x", .option("--", value: "x")),
        ]
    )
    func form(argument: String, token: Token) {
        #expect(Token.tokens(of: [argument]) == [token])
    }

    @Test("are all operands behind --")
    func terminator() {
        let tokens = Token.tokens(of: ["--json", "--", "--json", "--", "-"])
        let expected: [Token] = [
            .option("--json", value: nil), .terminator, .operand("--json"), .operand("--"), .operand("-"),
        ]
        #expect(tokens == expected)
    }
}
