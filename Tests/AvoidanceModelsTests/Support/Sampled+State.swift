import AvoidanceModels

extension KeyboardState: Sampled {
    static func sample(_ generator: inout Generator) -> KeyboardState {
        KeyboardState(frame: .sample(&generator), placement: generator.token(KeyboardPlacement.self))
    }
}

extension ViewValues: Sampled {
    static func sample(_ generator: inout Generator) -> ViewValues {
        ViewValues(
            contentInset: generator.optional(EdgeInsets.sample),
            scrollIndicatorInsets: generator.optional(EdgeInsets.sample),
            contentOffset: generator.optional(Point.sample),
            bottomConstraint: generator.optional { $0.coordinate() },
            translation: generator.optional(Point.sample),
            frame: generator.optional(Rect.sample),
            isScrollEnabled: generator.optional { $0.flip() },
            paddingBottom: generator.optional { $0.coordinate() },
            contentSize: generator.optional(Size.sample)
        )
    }
}

extension LedgerEntry: Sampled {
    static func sample(_ generator: inout Generator) -> LedgerEntry {
        LedgerEntry(
            before: .sample(&generator),
            applied: .sample(&generator),
            offsetWasOutOfRange: generator.flip()
        )
    }
}

extension AvoidanceState: Sampled {
    /// The ids are in order, since Foundation's decoder doesn't tell the order of the text.
    static func sample(_ generator: inout Generator) -> AvoidanceState {
        func ids() -> [String] { Set(generator.list { $0.text() }).sorted() }
        return AvoidanceState(
            keyboard: generator.optional(KeyboardState.sample),
            views: ids().map { Entry($0, .sample(&generator)) },
            selectedFields: ids().map { Entry($0, generator.text()) }
        )
    }
}
