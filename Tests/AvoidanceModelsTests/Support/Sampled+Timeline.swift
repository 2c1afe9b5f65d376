import AvoidanceModels

extension TimelineEvent: Sampled {
    static func sample(_ generator: inout Generator) -> TimelineEvent {
        let scrolls = generator.next() % 4 == 0
        return TimelineEvent(
            scrolls
                ? .userDidScroll(view: generator.text(), contentOffset: .sample(&generator))
                : .keyboard(.sample(&generator)),
            firstResponder: generator.optional { FocusChange(view: $0.optional { $0.text() }) },
            caret: generator.optional(Rect.sample),
            layout: generator.optional(Layout.sample)
        )
    }
}

extension TimelineRequest: Sampled {
    static func sample(_ generator: inout Generator) -> TimelineRequest {
        TimelineRequest(
            layout: .sample(&generator),
            policy: .sample(&generator),
            events: generator.list(TimelineEvent.sample),
            state: .sample(&generator)
        )
    }
}

extension TimelineAnswer: Sampled {
    static func sample(_ generator: inout Generator) -> TimelineAnswer {
        TimelineAnswer(steps: generator.list(AdjustmentAnswer.sample), layout: .sample(&generator))
    }
}
