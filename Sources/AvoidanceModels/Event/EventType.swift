/// What happened: UIKit's six keyboard notifications, and four of our own.
@usableFromInline
package enum EventType: String, WireToken {
    case keyboardWillShow
    case keyboardDidShow
    case keyboardWillHide
    case keyboardDidHide
    case keyboardWillChangeFrame
    case keyboardDidChangeFrame
    /// The first responder is another view; the keyboard stays.
    case focusDidChange
    /// The caret moved; the keyboard stays.
    case caretDidMove
    /// Views moved, came or went; the keyboard stays.
    case layoutDidChange
    /// A finger drags the keyboard (interactive dismissal): a frame without animation.
    case keyboardDidDrag
}

extension EventType {
    /// Whether the event takes the keyboard away, whatever its frame says.
    package var isHide: Bool {
        switch self {
        case .keyboardWillHide, .keyboardDidHide: true
        default: false
        }
    }

    /// Whether the event says where the keyboard is; its end frame is required then.
    package var bringsFrame: Bool {
        switch self {
        case .keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame, .keyboardDidChangeFrame, .keyboardDidDrag:
            true
        case .keyboardWillHide, .keyboardDidHide, .focusDidChange, .caretDidMove, .layoutDidChange:
            false
        }
    }
}
