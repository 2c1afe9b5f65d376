import HTTPCore
import Testing

@Suite("Header fields")
struct HeaderFieldsTests {
    private let fields = HeaderFields([("Accept", "a"), ("X-Empty", ""), ("ACCEPT", "b"), ("Accept-Encoding", "c")])

    @Test("finds fields letter case aside", arguments: ["Accept", "accept", "aCCEPT"] as [StaticString])
    func first(name: StaticString) {
        #expect(fields.text(name) == "a")
        #expect(fields.all(name).map { String(decoding: $0, as: UTF8.self) } == ["a", "b"])
        #expect(fields.contains(name))
    }

    @Test("tells an empty field from an absent one")
    func absent() {
        #expect(fields.text("X-Empty")?.isEmpty == true)
        #expect(fields.text("X-Other") == nil)
        #expect(!fields.contains("Accep"))
    }

    @Test("keeps order, case and number")
    func order() {
        #expect(fields.count == 4)
        #expect(String(decoding: fields.name(at: 2), as: UTF8.self) == "ACCEPT")
        #expect(String(decoding: fields.value(at: 3), as: UTF8.self) == "c")
    }

    @Test("gives names and values as C strings")
    func cStrings() {
        var lines: [String] = []
        fields.forEachCString { name, value in lines.append("\(String(cString: name))=\(String(cString: value))") }
        #expect(lines == ["Accept=a", "X-Empty=", "ACCEPT=b", "Accept-Encoding=c"])
    }
}
