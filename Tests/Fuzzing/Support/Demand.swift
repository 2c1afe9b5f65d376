package import AvoidanceModels
import JSONCoding

/// What must hold of every input; the process traps where it doesn't, and the fuzzer keeps the input.
package enum Demand {
    /// A model's JSON is read back as the same model. Reading is strict, so every number is finite and within its rule.
    package static func sameWhenReadBack<Model: WireModel & Equatable>(_ model: Model) {
        let text = JSONEncoding.encode(model)
        do {
            let read = try JSONDecoding.decode(Model.self, from: text)
            precondition(read == model, "read back as another: \(String(decoding: text, as: UTF8.self))")
        } catch {
            preconditionFailure("\(error) in \(String(decoding: text, as: UTF8.self))")
        }
    }

    /// A text is JSON.
    package static func json(_ text: some Sequence<UInt8>) {
        let bytes = Array(text)
        do {
            _ = try JSONScanner.check(bytes)
        } catch {
            preconditionFailure("\(error) in \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
