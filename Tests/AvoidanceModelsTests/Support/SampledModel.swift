import AvoidanceModels
import Foundation
import JSONCoding
import Testing

/// One of the wire's models, to be tested like all the others.
struct SampledModel: Sendable, CustomTestStringConvertible {
    /// The type's name, without its parameters.
    let name: String
    /// Tests that reading by the one way what the other way wrote gives an equal value, from a value of this seed.
    let expectRoundTrip: @Sendable (RoundTrip, _ seed: UInt64) throws -> Void
    /// Tests that a member the model doesn't have is found before and after those of a value of this seed.
    let expectUnknownFound: @Sendable (_ seed: UInt64) throws -> Void

    /// Who writes and who reads.
    enum RoundTrip: CaseIterable {
        case json
        case codable
        case jsonToCodable
        case codableToJSON
    }

    init<Model: Sampled>(_ type: Model.Type) {
        name = String("\(type)".prefix { $0 != "<" })
        expectRoundTrip = { trip, seed in
            var generator = Generator(seed: seed)
            let model = Model.sample(&generator)
            let read: Model =
                switch trip {
                case .json: try JSONDecoding.decode(Model.self, from: JSONEncoding.encode(model))
                case .codable: try Self.throughCodable(model)
                case .jsonToCodable: try JSONDecoder().decode(Model.self, from: Data(JSONEncoding.encode(model)))
                case .codableToJSON:
                    // Foundation writes entries in any order; reading them by Codable once more sorts them.
                    try Self.throughCodable(JSONDecoding.decode(Model.self, from: [UInt8](JSONEncoder().encode(model))))
                }
            let isSame = read == model
            #expect(isSame, "seed \(seed)")
        }
        expectUnknownFound = { seed in
            var generator = Generator(seed: seed)
            // Foundation writes the members in any order.
            let text = String(decoding: try JSONEncoder().encode(Model.sample(&generator)), as: UTF8.self)
            let comma = text == "{}" ? "" : ","
            for unknown in ["{\"~\":0\(comma)\(text.dropFirst())", "\(text.dropLast())\(comma)\"~\":0}"] {
                let found = faults(unknown, as: Model.self)
                #expect(found == ["/~0: unknown member"], "\(unknown)")
            }
        }
    }

    private static func throughCodable<Model: WireModel>(_ model: Model) throws -> Model {
        try JSONDecoder().decode(Model.self, from: JSONEncoder().encode(model))
    }

    var testDescription: String { name }

    static let all = geometry + layout + request + state + answer + strategy

    private static let geometry = [
        SampledModel(Point.self), SampledModel(Size.self), SampledModel(Rect.self), SampledModel(EdgeInsets.self),
        SampledModel(Transform.self),
    ]
    private static let layout = [
        SampledModel(Screen.self), SampledModel(BottomConstraint.self), SampledModel(ScrollGeometry.self),
        SampledModel(View.self), SampledModel(Layout.self),
    ]
    private static let request = [
        SampledModel(KeyboardEvent.self), SampledModel(TimelineEvent.self), SampledModel(Margin.self),
        SampledModel(MarginEdges.self), SampledModel(Policy.self), SampledModel(AdjustmentRequest.self),
        SampledModel(TimelineRequest.self), SampledModel(ComparisonRequest.self), SampledModel(OcclusionRequest.self),
    ]
    private static let state = [
        SampledModel(KeyboardState.self), SampledModel(ViewValues.self), SampledModel(LedgerEntry.self),
        SampledModel(AvoidanceState.self),
    ]
    private static let answer = [
        SampledModel(KeyboardAnswer.self), SampledModel(Change<Point>.self), SampledModel(Change<Size>.self),
        SampledModel(Change<Rect>.self), SampledModel(Change<EdgeInsets>.self), SampledModel(NumberChange.self),
        SampledModel(FlagChange.self), SampledModel(Adjustment.self), SampledModel(Focus.self),
        SampledModel(Animation.self), SampledModel(Warning.self), SampledModel(ExplanationStep.self),
        SampledModel(AdjustmentAnswer.self), SampledModel(TimelineAnswer.self), SampledModel(Comparison.self),
        SampledModel(ComparisonAnswer.self), SampledModel(OcclusionCover.self), SampledModel(Occlusion.self),
        SampledModel(OcclusionAnswer.self), SampledModel(Fault.self),
    ]
    private static let strategy = [
        SampledModel(ParameterDescription.self), SampledModel(StrategyDescription.self),
        SampledModel(StrategyCatalogue.self),
    ]
}
