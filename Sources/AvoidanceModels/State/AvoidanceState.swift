/// All the memory there is: an answer carries it, and the next request sends it back.
@usableFromInline
package struct AvoidanceState: WireModel, Equatable {
    /// The keyboard as the last event left it; absent before the first.
    package var keyboard: KeyboardState?
    /// The ledger: an entry for each view that was adjusted, by its id. Empty after a hide that gave everything back.
    package var views: [Entry<LedgerEntry>]

    package init(keyboard: KeyboardState? = nil, views: [Entry<LedgerEntry>] = []) {
        self.keyboard = keyboard
        self.views = views
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        keyboard = reader.model("keyboard", as: KeyboardState.self)
        views = reader.entries("views", of: LedgerEntry.self) ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model(ifPresent: "keyboard", keyboard)
        writer.entries("views", views)
    }
}
