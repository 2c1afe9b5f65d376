import AvoidanceModels

extension OcclusionRequest: Sampled {
    static func sample(_ generator: inout Generator) -> OcclusionRequest {
        let layout = Layout.sample(&generator)
        let event = generator.optional(KeyboardEvent.sample)
        let keyboard = generator.optional(Rect.sample)
        return OcclusionRequest(
            layout: layout,
            event: event,
            keyboard: event == nil ? keyboard : nil,
            state: .sample(&generator),
            views: generator.optional { _ in layout.views.map(\.id) }
        )
    }
}

extension OcclusionCover: Sampled {
    static func sample(_ generator: inout Generator) -> OcclusionCover {
        OcclusionCover(
            by: generator.token(OcclusionCause.self),
            view: generator.optional { $0.text() },
            share: generator.share()
        )
    }
}

extension Occlusion: Sampled {
    static func sample(_ generator: inout Generator) -> Occlusion {
        Occlusion(
            view: generator.text(),
            isFirstResponder: generator.flip(),
            frame: .sample(&generator),
            visibleShare: generator.share(),
            coveredBy: generator.list(OcclusionCover.sample),
            isHittable: generator.flip(),
            hitBy: generator.optional { $0.text() }
        )
    }
}

extension OcclusionAnswer: Sampled {
    static func sample(_ generator: inout Generator) -> OcclusionAnswer {
        OcclusionAnswer(
            occlusions: generator.list(Occlusion.sample),
            keyboard: .sample(&generator),
            warnings: generator.list(Warning.sample)
        )
    }
}
