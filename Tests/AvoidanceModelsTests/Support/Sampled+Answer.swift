import AvoidanceModels

extension KeyboardAnswer: Sampled {
    static func sample(_ generator: inout Generator) -> KeyboardAnswer {
        KeyboardAnswer(
            frame: .sample(&generator),
            placement: generator.token(KeyboardPlacement.self),
            visibleHeight: generator.size(),
            willShowVisibleHeight: generator.optional { $0.size() },
            isHidden: generator.flip()
        )
    }
}

extension Change: Sampled where Value: Sampled {
    static func sample(_ generator: inout Generator) -> Change {
        Change(before: .sample(&generator), after: .sample(&generator))
    }
}

extension NumberChange: Sampled {
    static func sample(_ generator: inout Generator) -> NumberChange {
        NumberChange(before: generator.coordinate(), after: generator.coordinate())
    }
}

extension FlagChange: Sampled {
    static func sample(_ generator: inout Generator) -> FlagChange {
        FlagChange(before: generator.flip(), after: generator.flip())
    }
}

extension Adjustment: Sampled {
    static func sample(_ generator: inout Generator) -> Adjustment {
        Adjustment(
            view: generator.text(),
            contentInset: generator.optional(Change<EdgeInsets>.sample),
            scrollIndicatorInsets: generator.optional(Change<EdgeInsets>.sample),
            contentOffset: generator.optional(Change<Point>.sample),
            bottomConstraint: generator.optional(NumberChange.sample),
            translation: generator.optional(Change<Point>.sample),
            frame: generator.optional(Change<Rect>.sample),
            isScrollEnabled: generator.optional(FlagChange.sample),
            paddingBottom: generator.optional(NumberChange.sample),
            contentSize: generator.optional(Change<Size>.sample)
        )
    }
}

extension Focus: Sampled {
    static func sample(_ generator: inout Generator) -> Focus {
        Focus(
            view: generator.text(),
            frame: .sample(&generator),
            visibleBefore: generator.share(),
            visibleAfter: generator.share(),
            limitedBy: generator.optional { $0.token(Limit.self) }
        )
    }
}

extension Animation: Sampled {
    static func sample(_ generator: inout Generator) -> Animation {
        Animation(duration: generator.size(), curve: Double(generator.next() % 65536))
    }
}

extension Warning: Sampled {
    static func sample(_ generator: inout Generator) -> Warning {
        Warning(generator.token(WarningCode.self), generator.text())
    }
}

extension ExplanationStep: Sampled {
    static func sample(_ generator: inout Generator) -> ExplanationStep {
        ExplanationStep(rule: generator.text(), view: generator.optional { $0.text() }, text: generator.text())
    }
}

extension AdjustmentAnswer: Sampled {
    static func sample(_ generator: inout Generator) -> AdjustmentAnswer {
        AdjustmentAnswer(
            keyboard: .sample(&generator),
            adjustments: generator.list(Adjustment.sample),
            focus: generator.optional(Focus.sample),
            animation: .sample(&generator),
            state: .sample(&generator),
            warnings: generator.list(Warning.sample),
            explanation: generator.optional { $0.list(ExplanationStep.sample) }
        )
    }
}

extension Fault: Sampled {
    static func sample(_ generator: inout Generator) -> Fault {
        Fault(pointer: generator.text(), detail: generator.text())
    }
}
