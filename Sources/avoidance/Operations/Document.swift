internal import AvoidanceModels

/// A document that was answered: what it says, and its text for machines.
struct Document<Model: WireModel>: Sendable {
    let model: Model
    let json: [UInt8]
}
