import AvoidanceModels

/// A model of which random values can be made, each of them valid.
protocol Sampled: WireModel, Equatable {
    static func sample(_ generator: inout Generator) -> Self
}
