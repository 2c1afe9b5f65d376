import Testing

@Suite("Values that the parser can't hold")
struct SubstituteTests {
    @Test(
        "are faults with the number's own text",
        arguments: [
            "1e400", "-1e400", "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890",
            "1e99999999999999999999", "2.0E+308",
        ]
    )
    func numbers(text: String) {
        #expect(
            faults(#"{"name":"a","size":\#(text)}"#) == ["/size: expected a number from 0 to 10000000, found \(text)"]
        )
        #expect(faults(#"{"name":\#(text),"size":1}"#) == ["/name: expected a string, found \(text)"])
    }

    @Test("don't hide other faults, nor 9e99 itself")
    func others() {
        #expect(
            faults(#"{"size":9e99,"corners":[{"x":0,"y":1e999},{"x":[]}],"sizes":[1,-2e400,9e99],"coulor":1e400}"#) == [
                "/name: expected a string, but the member is missing",
                "/size: expected a number from 0 to 10000000, found 9e+99",
                "/corners/0/y: expected a number from -10000000 to 10000000, found 1e999",
                "/corners/1/y: expected a number, but the member is missing",
                "/corners/1/x: expected a number from -10000000 to 10000000, found an array",
                "/sizes/1: expected a number from -10000000 to 10000000, found -2e400",
                "/sizes/2: expected a number from -10000000 to 10000000, found 9e+99",
                "/coulor: unknown member; did you mean colour?",
            ]
        )
    }

    @Test("are cut when long")
    func long() {
        let digits = String(repeating: "7", count: 1000)
        let shown = digits.prefix(40)
        #expect(
            faults(#"{"name":"a","size":\#(digits)}"#)
                == ["/size: expected a number from 0 to 10000000, found \(shown)…"]
        )
    }

    @Test("are not what a double rounds to zero or a long fraction")
    func held() {
        #expect(faults(#"{"name":"a","size":1e-400}"#) == [])
        #expect(faults(#"{"name":"a","size":0e99999999999999999999}"#) == [])
        #expect(faults(#"{"name":"a","size":0.\#(String(repeating: "3", count: 2000))}"#) == [])
    }

    @Test("may be containers that nest too deep", arguments: ["[", #"{"a":"#])
    func depth(opening: String) {
        // The document is one level more; an empty container is none.
        func text(levels: Int) -> String {
            let closing = String(repeating: opening == "[" ? "]" : "}", count: levels)
            return #"{"deep":\#(String(repeating: opening, count: levels))[]\#(closing),"size":-1}"#
        }
        let name = "/name: expected a string, but the member is missing"
        let size = "/size: expected a number from 0 to 10000000, found -1"
        #expect(faults(text(levels: 2047)) == [name, "/deep: unknown member", size])
        let pointer = "/deep" + String(repeating: opening == "[" ? "/0" : "/a", count: 2047)
        for levels in [2048, 2049, 100_000] {
            #expect(
                faults(text(levels: levels)) == [
                    name,
                    "/deep: unknown member",
                    "\(pointer): expected no array or object more than 2048 deep",
                    size,
                ]
            )
        }
    }
}
