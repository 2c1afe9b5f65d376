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
    /// - Parameter holds: Whether a kept view can be moved together with the field.
    func choices(keeping holds: (KeptSpan) -> Bool = { _ in true }) -> [Choice] {
        var choices: [Choice] = []
        func add(_ span: Span, hasMargin: Bool, isCaret: Bool = false) {
            choices.append(
                Choice(
                    span: hasMargin ? span.widened(by: margin) : span,
                    fits: true,
                    hasMargin: hasMargin,
                    isCaret: isCaret
                )
            )
        }
        var group = whole
        add(group, hasMargin: true)
        for view in kept where holds(view) {
            group = group.union(view.span)
            add(group, hasMargin: true)
        }
        choices.reverse()
        add(whole, hasMargin: false)
        if let caret {
            add(caret, hasMargin: true, isCaret: true)
            add(caret, hasMargin: false, isCaret: true)
        }
        return choices
    }

    /// The first target that fits into `length`; if none does, the caret or else the field.
    func choice(for length: Double, keeping holds: (KeptSpan) -> Bool = { _ in true }) -> Choice {
        let all = choices(keeping: holds)
        return all.first { $0.span.length <= length + Tolerance.geometry }
            ?? Choice(span: caret ?? field, fits: false, hasMargin: false, isCaret: caret != nil)
    }

    /// Moves everything that a scroll view holds.
    mutating func move(by distance: Double, isFieldHeld: Bool, holds: (Int) -> Bool) {
        if isFieldHeld { field = field.moved(by: distance) }
        caret = caret?.moved(by: distance)
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
