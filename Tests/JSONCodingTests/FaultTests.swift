import AvoidanceModels
import JSONCoding
import Testing

@Suite("Faults of well-formed bodies")
struct FaultTests {
    @Test(
        "names what was expected and what was found",
        arguments: [
            (#""count":-1"#, "/count: expected a whole number from 0 to 10, found -1"),
            (#""count":1.5"#, "/count: expected a whole number from 0 to 10, found 1.5"),
            (#""count":"3""#, #"/count: expected a whole number from 0 to 10, found "3""#),
            (#""count":null"#, "/count: expected a whole number from 0 to 10, found null"),
            (
                #""count":18446744073709551615"#,
                "/count: expected a whole number from 0 to 10, found 18446744073709551615"
            ),
            (#""isOpen":0"#, "/isOpen: expected true or false, found 0"),
            (#""isOpen":{}"#, "/isOpen: expected true or false, found an object"),
            (#""colour":true"#, "/colour: expected a string, found true"),
            (#""colour":"blue""#, #"/colour: expected one of red, green or keyboardWillShow, found "blue""#),
            (
                #""colour":"keyboardWillShwo""#,
                "/colour: expected one of red, green or keyboardWillShow, found \"keyboardWillShwo\"; "
                    + "did you mean keyboardWillShow?"
            ),
            (#""tags":"a""#, #"/tags: expected an array, found "a""#),
            (
                #""tags":["a",[],"b",null]"#,
                "/tags/1: expected a string, found an array|/tags/3: expected a string, found null"
            ),
            (
                #""sizes":[1,false,1e8]"#,
                "/sizes/1: expected a number from -10000000 to 10000000, found false"
                    + "|/sizes/2: expected a number from -10000000 to 10000000, found 100000000"
            ),
            (#""corner":[]"#, "/corner: expected an object, found an array"),
            (#""corner":null"#, "/corner: expected an object, found null"),
            (#""corner":{"x":1}"#, "/corner/y: expected a number, but the member is missing"),
            (#""corners":{}"#, "/corners: expected an array, found an object"),
            (#""corners":[{"x":1,"y":2},7]"#, "/corners/1: expected an object, found 7"),
            (#""named":[]"#, "/named: expected an object, found an array"),
            (
                #""named":{"a/b":{"x":1,"y":"~"},"c~":3}"#,
                #"/named/a~1b/y: expected a number from -10000000 to 10000000, found "~""#
                    + "|/named/c~0: expected an object, found 3"
            ),
            (
                #""corner":{"x":1,"y":2,"radius":-0.5}"#,
                "/corner/radius: expected a number from 0 to 10000000, found -0.5"
            ),
        ]
    )
    func details(members: String, expected: String) {
        #expect(faults(shape(members)).joined(separator: "|") == expected)
    }

    @Test("takes null only where the model does")
    func null() throws {
        #expect(faults(shape(#""corner":{"x":1,"y":2,"radius":null}"#)) == [])
        #expect(faults(#"{"name":null,"size":1}"#) == ["/name: expected a string, found null"])
    }

    @Test("refuses a document that is not an object", arguments: ["[]", "3", #""a""#, "null", "true"])
    func root(text: String) {
        let found = ["[]": "an array"][text] ?? text
        #expect(faults(text) == [": expected an object, found \(found)"])
    }

    @Test("finds every fault in the order of the text")
    func order() {
        let text = #"""
            {"size":-1,"parts":[{"name":1,"size":2,"sort":3},{"size":"x"}],"naem":"n","corner":{"y":[],"x":4}}
            """#
        #expect(
            faults(text) == [
                "/name: expected a string, but the member is missing",
                "/size: expected a number from 0 to 10000000, found -1",
                "/parts/0/name: expected a string, found 1",
                "/parts/0/sort: unknown member",
                "/parts/1/name: expected a string, but the member is missing",
                #"/parts/1/size: expected a number from 0 to 10000000, found "x""#,
                "/naem: unknown member; did you mean name?",
                "/corner/y: expected a number from -10000000 to 10000000, found an array",
            ]
        )
    }

    @Test(
        "names the nearest member",
        arguments: [("Corner", "corner"), ("is_open", "isOpen"), ("colours", "colour"), ("szie", "size"), ("zzz", nil)]
    )
    func suggestion(name: String, known: String?) {
        let hint = known.map { "; did you mean \($0)?" } ?? ""
        #expect(faults(shape("\"\(name)\":1")) == ["/\(name): unknown member\(hint)"])
    }

    @Test("refuses duplicate members, known, unknown and free ones")
    func duplicates() {
        #expect(faults(shape(#""name":"b""#)) == ["/name: duplicate member"])
        #expect(
            faults(shape(#""other":1,"other":2"#)) == ["/other: unknown member", "/other: duplicate member"]
        )
        let corner = #"{"x":1,"y":2}"#
        #expect(
            faults(shape(#""named":{"a":\#(corner),"b":\#(corner),"a":\#(corner)}"#)) == ["/named/a: duplicate member"]
        )
        #expect(faults(shape(#""corner":{"x":1,"x":2,"y":1}"#)) == ["/corner/x: duplicate member"])
        #expect(
            faults(shape(#""corner":{"radius":1,"radius":null,"x":1,"y":1}"#)) == ["/corner/radius: duplicate member"]
        )
    }

    @Test("compares names as they are, not as they are spelt")
    func escapedNames() {
        #expect(faults(#"{"n\u0061me":"a","size":1}"#) == [])
        #expect(faults(shape(#""n\u0061me":"b""#)) == ["/name: duplicate member"])
        #expect(faults(shape(#""na\u0000me":"b""#)) == ["/na\u{0}me: unknown member; did you mean name?"])
    }

    @Test("tells known, unknown and duplicate members apart beyond the sixty-fourth")
    func manyMembers() {
        let many = (0..<80).map { "\"free\($0)\":\($0)" }.joined(separator: ",")
        let text = "{\(many),\"size\":1,\"free79\":1,\"name\":\"a\",\"size\":2}"
        let expected =
            (0..<80).map { "/free\($0): unknown member" } + ["/free79: duplicate member", "/size: duplicate member"]
        #expect(faults(text) == expected)
        let entries = (0..<100).map { #""e\#($0)":{"x":1,"y":2}"# }.joined(separator: ",")
        #expect(faults(shape(#""named":{\#(entries)}"#)) == [])
        #expect(faults(shape(#""named":{\#(entries),"e70":{"x":0,"y":0}}"#)) == ["/named/e70: duplicate member"])
    }

    @Test("lists a hundred faults, the first of the text, and counts the others")
    func limit() throws {
        let wrong = [String](repeating: "1", count: 1000).joined(separator: ",")
        let all = faults(#"{"tags":[\#(wrong)],"size":1,"name":"a"}"#)
        #expect(all.count == 101)
        #expect(all.first == "/tags/0: expected a string, found 1")
        #expect(all[99] == "/tags/99: expected a string, found 1")
        #expect(all.last == "900 more")
        // The unknown members are found last, and stand first in the text.
        let late = faults(#"{"zzz":0,"tags":[\#(wrong)],"size":1,"name":"a"}"#)
        #expect(late.first == "/zzz: unknown member")
        #expect(late[99] == "/tags/98: expected a string, found 1")
        #expect(late.last == "901 more")
    }

    @Test("cuts and escapes long strings that it quotes")
    func quotes() {
        let long = String(repeating: "é", count: 41)
        #expect(
            faults(shape(#""isOpen":"\#(long)""#))
                == ["/isOpen: expected true or false, found \"\(long.dropLast())…\""]
        )
        #expect(
            faults(shape(#""isOpen":"a\"\\\n\u0001""#)) == [#"/isOpen: expected true or false, found "a\"\\\n\u0001""#]
        )
    }

    @Test("takes the faults that a model finds itself, at members and at relative pointers")
    func modelFaults() {
        #expect(faults(#"{"mode":"m"}"#, as: Checked.self) == ["/mode: wrong mode"])
        #expect(
            faults(#"{"items":[{"id":"bad"},{"id":"b"},{},{"id":"bad2"},4],"mode":"m","other":1}"#, as: Checked.self)
                == [
                    "/items/0/id: bad id",
                    "/items/2/id: expected a string, but the member is missing",
                    "/items/3/id: bad id",
                    "/items/4: expected an object, found 4",
                    "/mode: wrong mode",
                    "/other: unknown member",
                ]
        )
    }

    @Test("lists the first hundred faults that a model finds itself")
    func modelFaultLimit() {
        let items = (0..<150).map { #"{"id":"bad\#($0)"}"# }.joined(separator: ",")
        let all = faults(#"{"other":1,"items":[\#(items)],"mode":"m"}"#, as: Checked.self)
        #expect(all.first == "/other: unknown member")
        #expect(Array(all[1..<100]) == (0..<99).map { "/items/\($0)/id: bad id" })
        #expect(all.last == "52 more")
    }

    @Test("refuses models that nest too deep, and takes empty arrays at any depth")
    func nesting() {
        func nested(_ depth: Int, _ inner: String) -> String {
            var text = inner
            for _ in 0..<depth { text = #"{"name":"a","size":1,"parts":[\#(text)]}"# }
            return text
        }
        #expect(faults(nested(512, #"{"name":"a","size":1}"#)) == [])
        #expect(faults(nested(512, #"{"name":"a","size":1,"parts":[]}"#)) == [])
        let pointer = String(repeating: "/parts/0", count: 512)
        #expect(faults(nested(513, #"{"name":"a","size":1}"#)) == ["\(pointer)/parts: parts may nest at most 512 deep"])
        #expect(faults(nested(900, #"{"sort":0}"#)) == ["\(pointer)/parts: parts may nest at most 512 deep"])
    }
}
