import AvoidanceModels
import JSONCoding

/// What is wrong with a text as a model, "pointer: detail" for each fault; empty when nothing is.
func faults<Model: WireModel>(_ text: String, as type: Model.Type = Shape.self) -> [String] {
    do throws(JSONError) {
        _ = try JSONDecoding.decode(type, from: Array(text.utf8))
        return []
    } catch {
        switch error {
        case .invalid(let faults, let omitted):
            return faults.map { "\($0.pointer): \($0.detail)" } + (omitted > 0 ? ["\(omitted) more"] : [])
        case .malformed(let offset, let line, let column, let detail):
            return ["malformed at \(offset), line \(line), column \(column): \(detail)"]
        }
    }
}

/// A shape with these members besides the required ones.
func shape(_ members: String) -> String {
    #"{"name":"a","size":1,\#(members)}"#
}
