import AvoidanceModels
import FuzzingSupport
import JSONCoding

/// A text that is read as one model after the other.
struct Reading {
    let text: [UInt8]
    /// Whether the text keeps to the grammar of RFC 8259.
    let isJSON: Bool

    func check<Model: WireModel & Equatable>(_ type: Model.Type) {
        do throws(JSONError) {
            Demand.sameWhenReadBack(try JSONDecoding.decode(type, from: text))
            precondition(isJSON, "read, though it is no JSON")
        } catch {
            check(error)
        }
    }

    /// An error leads to a place in the text, and both parsers agree on what is JSON.
    private func check(_ error: JSONError) {
        switch error {
        case .malformed(let offset, let line, let column, let detail):
            precondition(!isJSON, "refused, though it is JSON")
            precondition((0...text.count).contains(offset), "a place outside the text")
            precondition(line >= 1 && column >= 1 && line + column <= offset + 2, "a place outside the text")
            precondition(!detail.isEmpty)
        case .invalid(let faults, let omitted):
            precondition(isJSON, "taken, though it is no JSON")
            precondition(!faults.isEmpty && omitted >= 0)
            for fault in faults {
                precondition(fault.pointer.isEmpty || fault.pointer.hasPrefix("/"), "no JSON Pointer")
                precondition(fault.detail != "the document can't be read", "simdjson refuses what the scanner takes")
                Demand.sameWhenReadBack(fault)
            }
        }
    }
}
