import AvoidanceModels

extension KeyboardEvent: Sampled {
    static func sample(_ generator: inout Generator) -> KeyboardEvent {
        let type = generator.token(EventType.self)
        return KeyboardEvent(
            type: type,
            beginFrame: generator.optional(Rect.sample),
            endFrame: type.bringsFrame ? .sample(&generator) : generator.optional(Rect.sample),
            animationDuration: generator.size(),
            animationCurve: Double(generator.next() % 65536),
            isLocal: generator.flip()
        )
    }
}

extension Margin: Sampled {
    static func sample(_ generator: inout Generator) -> Margin {
        Margin(top: generator.size(), bottom: generator.size())
    }
}

extension MarginEdges: Sampled {
    static func sample(_ generator: inout Generator) -> MarginEdges {
        MarginEdges(top: generator.optional { $0.size() }, bottom: generator.optional { $0.size() })
    }
}

extension Policy: Sampled {
    static func sample(_ generator: inout Generator) -> Policy {
        let both = generator.size()
        var policy = Policy(
            strategy: generator.token(StrategyName.self),
            margin: generator.flip() ? .sample(&generator) : Margin(top: both, bottom: both),
            insetMode: generator.token(InsetMode.self),
            restore: generator.token(RestoreMode.self),
            movesRoot: generator.flip(),
            floating: generator.token(FloatingMode.self),
            keepVisible: generator.list { $0.text() },
            countsOtherApps: generator.flip(),
            insets: generator.token(InsetScope.self)
        )
        switch policy.strategy {
        case .cssScrollIntoView:
            policy[CSSScrollIntoViewParameters.block] = generator.token(ScrollAlignment.self)
        case .androidScrollView:
            policy[AndroidScrollViewParameters.imeInset] = generator.token(AndroidKeyboardInset.self)
            policy[AndroidScrollViewParameters.fadingEdgeLength] = generator.size()
        default: break
        }
        return policy
    }
}

extension AdjustmentRequest: Sampled {
    static func sample(_ generator: inout Generator) -> AdjustmentRequest {
        AdjustmentRequest(
            layout: .sample(&generator),
            event: .sample(&generator),
            policy: .sample(&generator),
            state: .sample(&generator)
        )
    }
}
