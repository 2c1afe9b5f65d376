internal import AvoidanceModels

/// What `occlusions` takes: the body of `POST /v1/occlusions`, or that of `POST /v1/adjustments`, whose policy is
/// checked and left out.
struct OcclusionInput: WireModel {
    var request: OcclusionRequest
    /// Whether the document has a policy, as an adjustment's request may have.
    let hasPolicy: Bool

    init(from reader: inout some FieldReader) {
        request = OcclusionRequest(from: &reader)
        _ = reader.model("policy", as: Policy.self)
        hasPolicy = reader.has("policy")
    }

    /// Writes the body of `POST /v1/occlusions`.
    func write(to writer: inout some FieldWriter) {
        request.write(to: &writer)
    }
}
