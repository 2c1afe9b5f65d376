/// What is to be brought into sight along one axis, in window coordinates, and what may be given up for want of room.
struct TargetSpans {
    /// The field.
    var field: Span
    /// The caret, if the field has one.
    var caret: Span?
    /// The views to keep in sight with the field, the most important first.
    var kept: [KeptSpan]
    /// What to keep free before and after the target.
    var margin: Span

    /// The field with its caret.
    var whole: Span { caret.map(field.union) ?? field }

    /// A view to keep in sight with the field.
    struct KeptSpan {
        /// The view's index.
        var node: Int
        var span: Span
    }

    /// The first target that fits into a length, and what it is.
    struct Choice {
        var span: Span
        /// False where nothing fits: the span then is the caret or the field, to be shown from its start.
        var fits: Bool
        /// Whether the whole margin is part of the span.
        var hasMargin: Bool
        /// Whether the field was given up for the caret.
        var isCaret: Bool
    }

    /// The targets in order (design, section 4, rule 5): the field with its caret and the kept views, dropped from the
    /// last one on, with the whole margin; the field without; the caret with the whole margin; the caret.
    ///
    /// A kept view counts if it can be moved together with the field.
    func choices(keeping holds: (KeptSpan) -> Bool = { _ in true }) -> [Choice] {
        groups(keeping: holds) + (0..<TargetSpans.ownChoices).compactMap(ownChoice)
    }

    /// The first target that fits into `length`; if none does, the caret or else the field.
    func choice(for length: Double, keeping holds: (KeptSpan) -> Bool = { _ in true }) -> Choice {
        func fits(_ choice: Choice) -> Bool { choice.span.length <= length + Tolerance.geometry }
        if !kept.isEmpty, let group = groups(keeping: holds).first(where: fits) { return group }
        for rank in 0..<TargetSpans.ownChoices {
            if let choice = ownChoice(rank), fits(choice) { return choice }
        }
        return Choice(span: caret ?? field, fits: false, hasMargin: false, isCaret: caret != nil)
    }

    /// The field with its caret and kept views, with the margin, the largest group first.
    private func groups(keeping holds: (KeptSpan) -> Bool) -> [Choice] {
        var group = whole
        var choices: [Choice] = []
        for view in kept where holds(view) {
            group = group.union(view.span)
            choices.append(Choice(span: group.widened(by: margin), fits: true, hasMargin: true, isCaret: false))
        }
        return choices.reversed()
    }

    private static let ownChoices = 4

    /// The targets without kept views, by rank; nil for one that the focus doesn't have.
    private func ownChoice(_ rank: Int) -> Choice? {
        let isCaret = rank > 1
        let hasMargin = rank.isMultiple(of: 2)
        guard let span = isCaret ? caret : whole else { return nil }
        return Choice(
            span: hasMargin ? span.widened(by: margin) : span,
            fits: true,
            hasMargin: hasMargin,
            isCaret: isCaret
        )
    }

    /// Moves everything that a scroll view holds.
    mutating func move(by distance: Double, isFieldHeld: Bool, holds: (Int) -> Bool) {
        if isFieldHeld { field = field.moved(by: distance) }
        caret = caret?.moved(by: distance)
        if kept.isEmpty { return }
        for index in kept.indices where holds(kept[index].node) {
            kept[index].span = kept[index].span.moved(by: distance)
        }
    }
}

extension Span {
    /// The span with `margin.start` more before it and `margin.end` more after it.
    func widened(by margin: Span) -> Span {
        Span(start - margin.start, end + margin.end)
    }
}
