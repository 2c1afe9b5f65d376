import AvoidanceModels

extension ComparisonRequest: Sampled {
    static func sample(_ generator: inout Generator) -> ComparisonRequest {
        ComparisonRequest(
            layout: .sample(&generator),
            event: .sample(&generator),
            policies: generator.list(Policy.sample),
            state: .sample(&generator)
        )
    }
}

extension Comparison: Sampled {
    static func sample(_ generator: inout Generator) -> Comparison {
        Comparison(
            policy: .sample(&generator),
            answer: .sample(&generator),
            isTargetVisible: generator.optional { $0.flip() },
            targetHidden: generator.size(),
            targetMoved: generator.size(),
            blankSpace: generator.size(),
            excessInset: generator.size(),
            givesBack: generator.flip()
        )
    }
}

extension ComparisonAnswer: Sampled {
    static func sample(_ generator: inout Generator) -> ComparisonAnswer {
        ComparisonAnswer(comparisons: generator.list(Comparison.sample))
    }
}
