import AvoidanceModels
import Foundation
import Testing

/// What a property says of one case.
enum Verdict {
    case holds
    /// The property's condition is not met, so that it says nothing.
    case saysNothing
    case fails(String)

    /// That it holds, or else what is wrong.
    static func expect(_ condition: Bool, _ fault: @autoclosure () -> String) -> Verdict {
        condition ? .holds : .fails(fault())
    }

    var isFailure: Bool {
        if case .fails = self { true } else { false }
    }
}

/// A statement that must hold for every request, tried on many random ones.
struct Property<Model: WireModel> {
    /// How many cases are tried.
    var count: Int
    /// The least share of the cases that the property must say something of, in percent.
    var leastMeaningful = 30
    var draw: (inout RequestGenerator) -> Model
    var verdict: (Model) -> Verdict

    /// The seed of the run: that of the environment variable AVOIDANCE_SEED, or else always the same.
    static var seed: UInt64 {
        ProcessInfo.processInfo.environment["AVOIDANCE_SEED"].flatMap { UInt64($0) } ?? 20_260_731
    }

    /// Tries the cases and records the first that fails, shrunk, with the seed.
    ///
    /// The name, that of the test by default, tells the cases from those of other properties with the same seed.
    func check(_ name: String = #function, sourceLocation: SourceLocation = #_sourceLocation) {
        let own = name.utf8.reduce(Self.seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var meaningful = 0
        for index in 0..<count {
            var generator = RequestGenerator(random: Random(seed: own &+ UInt64(index) &* 0x1_0000_0001))
            let model = draw(&generator)
            switch verdict(model) {
            case .holds:
                meaningful += 1
            case .saysNothing:
                continue
            case .fails(let fault):
                record(model, fault, index, sourceLocation)
                return
            }
        }
        #expect(
            meaningful * 100 >= count * leastMeaningful,
            "only \(meaningful) of \(count) cases meet the property's condition",
            sourceLocation: sourceLocation
        )
    }

    private func record(_ model: Model, _ fault: String, _ index: Int, _ sourceLocation: SourceLocation) {
        let small = Shrinking(of: Model.self) { verdict($0).isFailure }.smallest(from: model)
        var smallFault = fault
        if case .fails(let fault) = verdict(small.model) { smallFault = fault }
        Issue.record(
            "AVOIDANCE_SEED=\(Self.seed), case \(index): \(smallFault)\n\(small.text)",
            sourceLocation: sourceLocation
        )
    }
}
