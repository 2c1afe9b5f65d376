import AvoidanceModels
import JSONCoding
import Testing

@Suite("Writing")
struct WritingTests {
    private func text(_ model: some WireModel) -> String {
        String(decoding: JSONEncoding.encode(model), as: UTF8.self)
    }

    @Test("puts every kind of member in the model's order, without spaces")
    func members() {
        var shape = Shape(name: "a", size: 1.5)
        shape.count = 3
        shape.isOpen = false
        shape.colour = .green
        shape.tags = ["x", ""]
        shape.sizes = [1, -2.25]
        shape.corner = Corner(x: 1, y: 2)
        shape.corners = []
        shape.parts = [Shape(name: "b", size: 0)]
        shape.named = [Entry("z", Corner(x: 0, y: 0, radius: 4)), Entry("a", Corner())]
        #expect(
            text(shape) == #"{"name":"a","size":1.5,"count":3,"isOpen":false,"colour":"green","tags":["x",""],"#
                + #""sizes":[1,-2.25],"corner":{"x":1,"y":2,"radius":null},"corners":[],"#
                + #""parts":[{"name":"b","size":0}],"#
                + #""named":{"z":{"x":0,"y":0,"radius":4},"a":{"x":0,"y":0,"radius":null}}}"#
        )
    }

    @Test(
        "writes whole numbers whole and others in the fewest digits",
        arguments: [
            (0, "0"), (-0.0, "0"), (7, "7"), (-10, "-10"), (10_000_000, "10000000"), (0.25, "0.25"), (-0.1, "-0.1"),
            (200.33333333333334, "200.33333333333334"), (1e-7, "1e-07"), (9_007_199_254_740_992, "9007199254740992"),
            (-9_007_199_254_740_992, "-9007199254740992"), (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e+308"),
        ]
    )
    func numbers(value: Double, expected: String) {
        #expect(text(Corner(x: value, y: 1, radius: 2)) == #"{"x":\#(expected),"y":1,"radius":2}"#)
    }

    @Test("writes every finite number as JSON that reads back to the same bits")
    func numbersReadBack() throws {
        var generator = Generator(seed: 5)
        let random = (0..<20000).map { _ in Double(bitPattern: generator.next()) }.filter { $0.isFinite }
        let small = (0..<5000).map { _ in
            Double(generator.next() % 1_000_000) / generator.element([1, 2, 3, 8, 10, 100])
        }
        let values = random + small + random.map { $0.rounded() }.filter { $0 != 0 }
        let read = try JSONDecoding.decode(Numbers.self, from: JSONEncoding.encode(Numbers(values: values)))
        #expect(read.values.map(\.bitPattern) == values.map(\.bitPattern))
    }

    @Test(
        "escapes what must be escaped",
        arguments: [
            ("\"\\/", #"\"\\/"#), ("\n\r\t", #"\n\r\t"#), ("\u{0}\u{8}\u{1F}", #"\u0000\u0008\u001f"#),
            ("é\u{7F}😀", "é\u{7F}😀"),
            ("a\"b", #"a\"b"#),
        ]
    )
    func strings(value: String, expected: String) {
        #expect(text(Shape(name: value, size: 1)) == #"{"name":"\#(expected)","size":1}"#)
        var shape = Shape(name: "", size: 1)
        shape.named = [Entry(value, Corner(radius: 1))]
        #expect(text(shape) == #"{"name":"","size":1,"named":{"\#(expected)":{"x":0,"y":0,"radius":1}}}"#)
    }

    @Test("appends to a text, so that lines can be written one after another")
    func appending() {
        var bytes = Array("x\n".utf8)
        JSONEncoding.append(Corner(x: 1, y: 2), to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        JSONEncoding.append(Fault(pointer: "/a", detail: "d"), to: &bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "x\n{\"x\":1,\"y\":2,\"radius\":null}\n{\"pointer\":\"/a\",\"detail\":\"d\"}"
        )
    }

    @Test("grows for long texts")
    func long() throws {
        let name = String(repeating: "\"long\" ", count: 30000)
        #expect(try JSONDecoding.decode(Shape.self, from: JSONEncoding.encode(Shape(name: name, size: 1))).name == name)
    }
}
