internal import AvoidanceModels
internal import JSONCoding

/// What `compare` takes: the body of `POST /v1/comparisons`, or that of `POST /v1/adjustments`, whose policy is checked
/// and left out.
struct ComparisonInput: WireModel {
    let request: ComparisonRequest
    /// Whether the document has a policy of its own, as an adjustment's request may have.
    let hasPolicy: Bool

    init(from reader: inout some FieldReader) {
        request = ComparisonRequest(from: &reader)
        _ = reader.model("policy", as: Policy.self)
        hasPolicy = reader.has("policy")
        if hasPolicy, reader.has("policies") {
            reader.fault("policy", "expected either policy, which is left out, or policies")
        }
    }

    /// Writes the body of `POST /v1/comparisons`; a document with a policy of its own has no others.
    func write(to writer: inout some FieldWriter) {
        if hasPolicy {
            writer.model("layout", request.layout)
            writer.model("event", request.event)
            writer.model("state", request.state)
        } else {
            request.write(to: &writer)
        }
    }

    /// The input for a server, which takes no policy; any other input stays as it is, so that the server judges it.
    static func body(of input: Input) -> Input {
        guard let document = try? JSONDecoding.decode(ComparisonInput.self, from: input.bytes), document.hasPolicy
        else { return input }
        return Input(name: input.name, bytes: JSONEncoding.encode(document))
    }
}
