/// All the memory there is: an answer carries it, and the next request sends it back.
@usableFromInline
package struct AvoidanceState: WireModel, Equatable {
    /// The keyboard as the last event left it; absent before the first.
    @usableFromInline package var keyboard: KeyboardState?
    /// The ledger: an entry for each view that was adjusted, by its id. Empty after a hide that gave everything back.
    @usableFromInline package var views: [Entry<LedgerEntry>]
    /// The field that was last selected in each cell, by the cell's id; only the strategy `collectionViewCell` asks.
    @usableFromInline package var selectedFields: [Entry<String>]

    @inlinable
    package init(
        keyboard: KeyboardState? = nil,
        views: [Entry<LedgerEntry>] = [],
        selectedFields: [Entry<String>] = []
    ) {
        self.keyboard = keyboard
        self.views = views
        self.selectedFields = selectedFields
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        keyboard = reader.model("keyboard", as: KeyboardState.self)
        views = reader.entries("views", of: LedgerEntry.self) ?? []
        selectedFields = reader.stringEntries("selectedFields") ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model(ifPresent: "keyboard", keyboard)
        writer.entries("views", views)
        if !selectedFields.isEmpty { writer.stringEntries("selectedFields", selectedFields) }
    }
}
