/// How the keyboard lies on the screen.
@usableFromInline
package enum KeyboardPlacement: String, WireToken {
    /// Not on the screen, or not this app's.
    case hidden
    /// At the screen's bottom over its whole width: the only one that makes insets.
    case docked
    /// Over the whole width, but lifted: split or undocked.
    case undocked
    /// Narrower than the screen.
    case floating
}

// Matched, not compared: the library compares enumerations with raw values by those, and so as text.
extension KeyboardPlacement {
    @inlinable
    package var isHidden: Bool { if case .hidden = self { true } else { false } }

    @inlinable
    package var isDocked: Bool { if case .docked = self { true } else { false } }
}
