/// A fault by its place on the tape.
struct LocatedFault {
    /// The tape's index of a value.
    var anchor: Int
    /// How many faults were recorded up to this one.
    var order: Int
    /// A JSON Pointer from that value on.
    var suffix: String
    var detail: String
}
