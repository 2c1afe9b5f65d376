extension FieldReader {
    /// Reads the layout that a request has to have.
    @usableFromInline
    package mutating func requiredLayout() -> Layout {
        requiredModel(
            "layout",
            as: Layout.self,
            placeholder: Layout(screen: Screen(width: 0, height: 0), views: [])
        )
    }

    /// Reads the event that a request has to have.
    @usableFromInline
    package mutating func requiredEvent() -> KeyboardEvent {
        requiredModel(
            "event",
            as: KeyboardEvent.self,
            placeholder: KeyboardEvent(type: .layoutDidChange)
        )
    }
}
