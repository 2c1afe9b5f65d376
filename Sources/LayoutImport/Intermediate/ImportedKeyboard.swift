internal import AvoidanceModels

/// What a dump says of the keyboard.
enum ImportedKeyboard: Equatable {
    /// An event as a notification gives it.
    case event(KeyboardEvent)
    /// It lies here, in the dump's units.
    case shown(Rect)
    case hidden
    /// So large, at the bottom of the screen.
    case docked(Size)
    /// The height alone, at the bottom of the screen.
    case height(Double)
    /// It is there, but the dump doesn't say where; these are what it may be.
    case unknown(candidates: [Rect])
}
