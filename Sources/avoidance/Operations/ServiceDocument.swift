internal import AvoidanceModels
internal import JSONCoding

/// A document that the service has without being told anything: made in process, or got from a server.
struct ServiceDocument<Model: WireModel>: Sendable {
    /// Where a server has it.
    let path: String
    /// The same in process.
    let model: @Sendable () -> Model

    /// The document; nil for the server means in process.
    func read(from server: ServerAddress?) async throws(Failure) -> Document<Model> {
        guard let server else {
            let model = model()
            return Document(model: model, json: JSONEncoding.encode(model))
        }
        return try await ServerExchange(server).get(path).document(for: nil, of: server)
    }
}
