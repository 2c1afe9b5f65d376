import AvoidanceModels

/// What a strategy answers to an event, view by view, and what it wants to be remembered.
struct StrategyOutcome {
    private let scene: StrategyScene
    private var changes: [ViewChange] = []
    /// Where a view's change is, by the view's index; -1 for none.
    private var places: [Int32]
    private var passesState = false
    /// The keyboard as the answer has it and the state keeps it.
    var keyboard: KeyboardAnswer
    /// The state's selected fields.
    var selectedFields: [Entry<String>]
    var warnings: [Warning] = []

    init(_ scene: StrategyScene) {
        self.scene = scene
        places = Array(repeating: -1, count: scene.tree.nodes.count)
        keyboard = KeyboardAnswer(scene)
        selectedFields = scene.state.selectedFields
    }

    /// Answers a view with its present values.
    mutating func list(_ index: Int, _ fields: ViewFields) {
        let values = scene.present(index, fields)
        put(ViewChange(before: values, after: values, memory: .kept), at: index)
    }

    /// Answers a view with new values, starting from the present ones.
    ///
    /// The ledger keeps the view's values from before its first change until they are back: all of them, or those of
    /// the fields to remember.
    mutating func change(
        _ index: Int,
        _ fields: ViewFields,
        remembering remembered: ViewFields? = nil,
        _ edit: (inout ViewValues) -> Void
    ) {
        let before = scene.present(index, fields)
        var after = before
        edit(&after)
        after.hold()
        let known = scene.entry(of: index)
        var entry = LedgerEntry(before: known?.before ?? ViewValues(), applied: known?.applied ?? ViewValues())
        entry.before.fill(from: before.keeping(remembered ?? fields))
        entry.applied.take(after.keeping(remembered ?? fields))
        let isBack = keyboard.isHidden && entry.before.agrees(with: entry.applied)
        let isUntouched = known == nil && before == after
        let memory = isBack || isUntouched ? ViewChange.Memory.forgotten : .entry(entry)
        put(ViewChange(before: before, after: after, memory: memory), at: index)
    }

    /// What the ledger keeps of a view instead of what ``change(_:_:remembering:_:)`` keeps; nil for nothing.
    mutating func remember(_ index: Int, _ entry: LedgerEntry?) {
        var change = change(at: index) ?? ViewChange(before: ViewValues(), after: ViewValues(), memory: .kept)
        change.memory = entry.map { .entry($0) } ?? .forgotten
        put(change, at: index)
    }

    /// The values that a view was answered with; none where it was not answered.
    func after(_ index: Int) -> ViewValues { change(at: index)?.after ?? ViewValues() }

    /// What the ledger will keep of a view.
    func entry(of index: Int) -> LedgerEntry? {
        switch change(at: index)?.memory ?? .kept {
        case .kept: scene.entry(of: index)
        case .forgotten: nil
        case .entry(let entry): entry
        }
    }

    /// Leaves the state as it is, since the original doesn't hear the event.
    mutating func passStateOn() { passesState = true }

    private func change(at index: Int) -> ViewChange? {
        places[index] < 0 ? nil : changes[Int(places[index])]
    }

    private mutating func put(_ change: ViewChange, at index: Int) {
        if places[index] < 0 {
            places[index] = Int32(truncatingIfNeeded: changes.count)
            changes.append(change)
        } else {
            changes[Int(places[index])] = change
        }
    }
}

extension StrategyOutcome {
    /// The answer of each view, in layout order.
    var adjustments: [Adjustment] {
        places.indices.compactMap { index in
            change(at: index).flatMap { Adjustment(scene.id(of: index), $0.before, $0.after) }
        }
    }

    /// The state for the next event.
    var nextState: AvoidanceState {
        if passesState {
            return AvoidanceState(
                keyboard: scene.state.keyboard,
                views: scene.state.views,
                selectedFields: selectedFields
            )
        }
        return AvoidanceState(
            keyboard: KeyboardState(frame: keyboard.frame, placement: keyboard.placement),
            views: places.indices.compactMap { index in entry(of: index).map { Entry(scene.id(of: index), $0) } },
            selectedFields: selectedFields
        )
    }
}

/// What one view gets, and what becomes of its entry in the ledger.
private struct ViewChange {
    var before: ViewValues
    var after: ViewValues
    var memory: Memory

    enum Memory {
        /// The entry stays as it is.
        case kept
        case forgotten
        case entry(LedgerEntry)
    }
}
