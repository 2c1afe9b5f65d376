import AvoidanceModels
import JSONCoding
import Testing

@Suite("Members")
struct MemberOrderTests {
    private static let seeds: Range<UInt64> = 0..<200
    private static let members = [
        #""name":"a""#, #""size":1.5"#, #""count":3"#, #""isOpen":true"#, #""colour":"green""#, #""tags":["b"]"#,
        #""sizes":[1,2]"#, #""corner":{"radius":null,"y":2,"x":1}"#, #""corners":[{"y":1,"x":0}]"#,
        #""parts":[{"size":0,"name":""}]"#, #""named":{"c":{"radius":0,"x":1,"y":2}}"#,
    ]

    private static func text(_ members: [String]) -> String {
        "{\(members.joined(separator: ","))}"
    }

    /// The required members and some of the others, in any order.
    private static func someMembers(_ generator: inout Generator) -> [String] {
        let others = members.dropFirst(2).filter { _ in generator.flip() }
        return (members.prefix(2) + others).shuffled(using: &generator)
    }

    @Test("mean the same in any order")
    func order() throws {
        let ordered = try JSONDecoding.decode(Shape.self, from: Array(Self.text(Self.members).utf8))
        #expect(ordered.corner == Corner(x: 1, y: 2))
        #expect(ordered.named == [Entry("c", Corner(x: 1, y: 2, radius: 0))])
        for seed in Self.seeds {
            var generator = Generator(seed: seed)
            let text = Self.text(Self.members.shuffled(using: &generator))
            let shape = try JSONDecoding.decode(Shape.self, from: Array(text.utf8))
            #expect(shape == ordered, "\(text)")
        }
    }

    @Test("that are unknown are found at any place among the others")
    func unknown() {
        for seed in Self.seeds {
            var generator = Generator(seed: seed)
            var members = Self.someMembers(&generator)
            #expect(faults(Self.text(members)) == [])
            let place = Int.random(in: 0...members.count, using: &generator)
            members.insert(#""free":{"name":"a"}"#, at: place)
            #expect(faults(Self.text(members)) == ["/free: unknown member"], "\(members)")
        }
    }

    @Test("that are there twice are found at any place among the others")
    func duplicates() {
        for seed in Self.seeds {
            var generator = Generator(seed: seed)
            var members = Self.someMembers(&generator)
            let place = Int.random(in: 0...members.count, using: &generator)
            members.insert(#""size":2"#, at: place)
            #expect(faults(Self.text(members)) == ["/size: duplicate member"], "\(members)")
        }
    }

    @Test("that are null are read in any order, and hide no other")
    func null() {
        for members in [#""radius":null,"x":1,"y":2"#, #""x":1,"radius":null,"y":2"#, #""y":1,"x":2,"radius":null"#] {
            #expect(faults("{\(members)}", as: Corner.self) == [])
            #expect(faults("{\(members),\"z\":null}", as: Corner.self) == ["/z: unknown member"])
            #expect(faults("{\"z\":null,\(members)}", as: Corner.self) == ["/z: unknown member"])
            #expect(faults("{\(members),\"radius\":null}", as: Corner.self) == ["/radius: duplicate member"])
            #expect(faults("{\"radius\":1,\(members)}", as: Corner.self) == ["/radius: duplicate member"])
        }
    }

    @Test("that hang on a token are those of its first appearance")
    func duplicateToken() {
        let first = #""strategy":"iqKeyboardManager","keyboardDistance":1"#
        let second = #""strategy":"keyboardLayoutGuide","usesBottomSafeArea":true"#
        #expect(
            faults("{\(first),\(second)}", as: Policy.self)
                == ["/strategy: duplicate member", "/usesBottomSafeArea: unknown member"]
        )
    }

    @Test(
        "that hang on a token are those of each object's own token",
        arguments: [
            (#"{"bogus":1}"#, #"{"strategy":"iqKeyboardManager","keyboardDistance":1,"bogus":2}"#, "/0/bogus /1/bogus"),
            (
                #"{"margin":null}"#,
                #"{"strategy":"iqKeyboardManager","keyboardDistance":1,"margin":null}"#,
                "/0/margin /1/margin"
            ),
            (
                #"{"strategy":"iqKeyboardManager","bogus":1}"#,
                #"{"keyboardDistance":1}"#,
                "/0/bogus /1/keyboardDistance"
            ),
        ]
    )
    func tokenOfEach(first: String, second: String, expected: String) {
        struct Policies: WireModel {
            init(from reader: inout some FieldReader) {
                _ = reader.models("policies", as: Policy.self)
            }

            func write(to writer: inout some FieldWriter) {}
        }
        let pointers = faults("{\"policies\":[\(first),\(second)]}", as: Policies.self).map { fault in
            fault.prefix { $0 != ":" }.dropFirst("/policies".count)
        }
        #expect(pointers.joined(separator: " ") == expected)
    }
}
