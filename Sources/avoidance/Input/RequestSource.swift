internal import AvoidanceModels
internal import JSONCoding
internal import LayoutImport

/// A request, in a file of its own or made of dumps.
struct RequestSource: Sendable, Equatable {
    private let dumps: DumpSource

    var sources: [InputSource] { dumps.sources }

    init(_ arguments: Arguments) throws(UsageError) {
        dumps = try DumpSource(arguments)
    }

    /// The request, and what is doubtful about dumps that it was made of; dumps may do without a focus if it is not
    /// needed.
    func read(needsFocus: Bool = true) throws(Failure) -> (input: Input, warnings: [String]) {
        let inputs = try dumps.read()
        if let input = inputs.first, inputs.count == 1, !dumps.hasOptions, Self.isRequest(input.bytes) {
            return (input, [])
        }
        let result = try dumps.result(of: inputs)
        let name = inputs.map(\.name).joined(separator: ", ")
        guard let request = result.request, result.isComplete || !needsFocus else {
            throw .notImported(lines: ["\(name): not enough for a request"] + result.needLines + result.warningLines)
        }
        return (Input(name: name, bytes: JSONEncoding.encode(request)), result.warningLines)
    }

    /// Whether a document has the form of a request, right or wrong; no dump has a member of this name.
    private static func isRequest(_ bytes: [UInt8]) -> Bool {
        let start = bytes.first { !" \t\r\n".utf8.contains($0) }
        // What is no object is no dump either, unless it is recognised as one.
        guard start == UInt8(ascii: "{") else { return false }
        let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        let marks = [#""layout""#, #""event""#, #""policy""#]
        return marks.contains(where: head.contains) || bytes.count < 16
    }
}
