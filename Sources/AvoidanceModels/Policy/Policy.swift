/// How the keyboard is to be avoided; every member has a default.
@usableFromInline
package struct Policy: WireModel, Equatable {
    /// The rule that answers.
    package var strategy: StrategyName
    /// What is kept free above and below the target; 8 by default.
    package var margin: Margin
    /// How the keyboard's inset meets the author's.
    package var insetMode: InsetMode
    /// What a hide does with the content offset.
    package var restore: RestoreMode
    /// Whether the top-level view is moved when scrolling is not enough.
    package var movesRoot: Bool
    /// What a floating or undocked keyboard causes.
    package var floating: FloatingMode
    /// Ids of views to keep in sight with the focus, the most important first.
    package var keepVisible: [String]
    /// Whether another app's keyboard counts.
    package var countsOtherApps: Bool
    /// Which covered scroll views get insets.
    package var insets: InsetScope
    /// The parameters of the strategy.
    package var parameters: PolicyParameters

    package init(
        strategy: StrategyName = .automatic,
        margin: Margin = Margin(),
        insetMode: InsetMode = .max,
        restore: RestoreMode = .previous,
        movesRoot: Bool = true,
        floating: FloatingMode = .scroll,
        keepVisible: [String] = [],
        countsOtherApps: Bool = false,
        insets: InsetScope = .all,
        parameters: PolicyParameters = PolicyParameters()
    ) {
        self.strategy = strategy
        self.margin = margin
        self.insetMode = insetMode
        self.restore = restore
        self.movesRoot = movesRoot
        self.floating = floating
        self.keepVisible = keepVisible
        self.countsOtherApps = countsOtherApps
        self.insets = insets
        self.parameters = parameters
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        strategy = reader.token("strategy", as: StrategyName.self) ?? .automatic
        margin = Margin("margin", from: &reader) ?? Margin()
        insetMode = reader.token("insetMode", as: InsetMode.self) ?? .max
        restore = reader.token("restore", as: RestoreMode.self) ?? .previous
        movesRoot = reader.boolean("movesRoot") ?? true
        floating = reader.token("floating", as: FloatingMode.self) ?? .scroll
        keepVisible = reader.strings("keepVisible") ?? []
        countsOtherApps = reader.boolean("countsOtherApps") ?? false
        insets = reader.token("insets", as: InsetScope.self) ?? .all
        parameters =
            strategy == .automatic ? PolicyParameters() : PolicyParameters(of: strategy, from: &reader)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("strategy", strategy)
        margin.write("margin", to: &writer)
        writer.token("insetMode", insetMode)
        writer.token("restore", restore)
        writer.boolean("movesRoot", movesRoot)
        writer.token("floating", floating)
        writer.strings("keepVisible", keepVisible)
        writer.boolean("countsOtherApps", countsOtherApps)
        writer.token("insets", insets)
        parameters.write(of: strategy, to: &writer)
    }
}

extension Policy {
    /// The value of a parameter of the strategy: its default where the policy has none.
    package subscript<Value>(_ parameter: Parameter<Value>) -> Value {
        get { parameters[parameter] }
        set { parameters[parameter] = newValue }
    }
}
