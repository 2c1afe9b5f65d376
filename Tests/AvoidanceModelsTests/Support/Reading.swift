import AvoidanceModels
import JSONCoding

/// The model that a text holds.
func read<Model: WireModel>(_ text: String, as type: Model.Type = Model.self) throws -> Model {
    try JSONDecoding.decode(type, from: Array(text.utf8))
}

/// What is wrong with a text as a model, "pointer: detail" for each fault; empty when nothing is.
func faults<Model: WireModel>(_ text: String, as type: Model.Type) -> [String] {
    do throws(JSONError) {
        _ = try JSONDecoding.decode(type, from: Array(text.utf8))
        return []
    } catch {
        switch error {
        case .invalid(let faults, let omitted):
            return faults.map { "\($0.pointer): \($0.detail)" } + (omitted > 0 ? ["\(omitted) more"] : [])
        case .malformed(_, let line, let column, let detail):
            return ["malformed at line \(line), column \(column): \(detail)"]
        }
    }
}

/// A model as JSON text.
func written(_ model: some WireModel) -> String {
    String(decoding: JSONEncoding.encode(model), as: UTF8.self)
}
