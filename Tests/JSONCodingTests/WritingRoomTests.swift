import AvoidanceModels
import JSONCoding
import Testing

@Suite("Writing into memory that ends")
struct WritingRoomTests {
    /// A string of any length, and then a member that takes as much room as one of its kind can.
    struct Padded: WireModel {
        enum Kind: CaseIterable {
            case nothing, number, isTrue, isFalse, string, strings, numbers, null, model, models, noModels, entries
            case stringEntries
        }

        var padding: String
        var kind: Kind

        init(padding: String, kind: Kind) {
            self.padding = padding
            self.kind = kind
        }

        init(from reader: inout some FieldReader) {
            self.init(padding: reader.requiredString("padding"), kind: .nothing)
        }

        func write(to writer: inout some FieldWriter) {
            writer.string("padding", padding)
            switch kind {
            case .nothing: break
            case .number: writer.number("number", -1.7976931348623157e308)
            case .isTrue: writer.boolean("isTrue", true)
            case .isFalse: writer.boolean("isFalse", false)
            case .string: writer.string("string", "\u{1}plain\u{2}")
            case .strings: writer.strings("strings", ["", "\u{1F}"])
            case .numbers: writer.numbers("numbers", [-2.2250738585072014e-308, -1.7976931348623157e308])
            case .null: writer.null("null")
            case .model: writer.model("model", Corner())
            case .models: writer.models("models", [Corner(), Corner()])
            case .noModels: writer.models("models", [] as [Corner])
            case .entries: writer.entries("entries", [Entry("a", Corner()), Entry("b", Corner())])
            case .stringEntries: writer.stringEntries("stringEntries", [Entry("a", "\n"), Entry("b", "")])
            }
        }

        var text: String {
            let corner = #"{"x":0,"y":0,"radius":null}"#
            let member =
                switch kind {
                case .nothing: ""
                case .number: #","number":-1.7976931348623157e+308"#
                case .isTrue: #","isTrue":true"#
                case .isFalse: #","isFalse":false"#
                case .string: #","string":"\u0001plain\u0002""#
                case .strings: #","strings":["","\u001f"]"#
                case .numbers: #","numbers":[-2.2250738585072014e-308,-1.7976931348623157e+308]"#
                case .null: #","null":null"#
                case .model: #","model":\#(corner)"#
                case .models: #","models":[\#(corner),\#(corner)]"#
                case .noModels: #","models":[]"#
                case .entries: #","entries":{"a":\#(corner),"b":\#(corner)}"#
                case .stringEntries: #","stringEntries":{"a":"\n","b":""}"#
                }
            return #"{"padding":"\#(padding)"\#(member)}"#
        }
    }

    @Test("writes the same wherever a piece of memory ends", arguments: Padded.Kind.allCases)
    func growth(kind: Padded.Kind) {
        for end in [2048, 4096] {
            for length in (end - 120)...(end + 4) {
                let model = Padded(padding: String(repeating: "p", count: length), kind: kind)
                #expect(String(decoding: JSONEncoding.encode(model), as: UTF8.self) == model.text)
            }
        }
    }

    @Test("appends to memory that has room, has too little, or is shared", arguments: [0, 1, 100, 3000])
    func appending(capacity: Int) {
        let model = Padded(padding: "", kind: .entries)
        for count in [0, 1, 50, 2047, 2048, 5000] {
            let before = [UInt8](repeating: UInt8(ascii: " "), count: count)
            var bytes = before
            bytes.reserveCapacity(count + capacity)
            let copy = bytes
            JSONEncoding.append(model, to: &bytes)
            JSONEncoding.append(model, to: &bytes)
            #expect(copy == before)
            #expect(bytes == before + Array((model.text + model.text).utf8))
        }
    }
}
