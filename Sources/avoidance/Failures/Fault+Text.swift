internal import AvoidanceModels

extension Fault {
    /// The fault in a line; the pointer to the whole document is the empty string, which would say nothing.
    var line: String {
        "\(pointer.isEmpty ? "the whole document" : pointer): \(detail)"
    }
}
