import AvoidanceModels

/// The state's entries, and what they say of the values that are there now (design, section 4, rule 9).
struct Ledger {
    let entries: [Entry<LedgerEntry>]
    private let indices: [String: Int]

    init(_ entries: [Entry<LedgerEntry>]) {
        self.entries = entries
        indices =
            entries.isEmpty
            ? [:] : Dictionary(entries.indices.map { (entries[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether there is no entry.
    var isEmpty: Bool { entries.isEmpty }

    /// The position of the entry of the view with this id.
    func position(of id: String) -> Int? { entries.isEmpty ? nil : indices[id] }

    /// The entry at a position.
    subscript(position: Int) -> LedgerEntry { entries[position].value }

    /// The entry of the view with this id.
    func entry(of id: String) -> LedgerEntry? { position(of: id).map { entries[$0].value } }

    /// The author's value of one edge: what was there before us, with what the app changed meanwhile.
    ///
    /// An edge that grew since gives the author the difference; one that shrank is the app's own.
    static func author(before: Double, applied: Double, now: Double) -> Double {
        if (now - applied).magnitude <= Tolerance.appliedValue { return before }
        return now > applied ? before + (now - applied) : now
    }

    /// The author's insets, edge by edge; what the ledger does not know is what is there now.
    static func author(_ before: EdgeInsets?, _ applied: EdgeInsets?, now: EdgeInsets) -> EdgeInsets {
        guard let before else { return now }
        let applied = applied ?? now
        return EdgeInsets(
            top: author(before: before.top, applied: applied.top, now: now.top),
            left: author(before: before.left, applied: applied.left, now: now.left),
            bottom: author(before: before.bottom, applied: applied.bottom, now: now.bottom),
            right: author(before: before.right, applied: applied.right, now: now.right)
        )
    }

    /// The offset to work from: the one before the keyboard, or the present one where the user scrolled since.
    static func offset(_ before: Point?, _ applied: Point?, now: Point, tolerance: Double) -> Point {
        guard let before else { return now }
        let applied = applied ?? now
        let isOurs = (now.x - applied.x).magnitude <= tolerance && (now.y - applied.y).magnitude <= tolerance
        return isOurs ? before : now
    }
}
