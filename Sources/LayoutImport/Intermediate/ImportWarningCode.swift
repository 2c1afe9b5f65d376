internal import AvoidanceModels

/// What a warning of an import is about, for machines.
package enum ImportWarningCode: String, WireToken {
    /// Bytes that are in no known encoding.
    case badEncoding
    /// A line that looks like a part of the dump but can't be read.
    case unreadLine
    /// A frame with a number that is not finite or out of range, or of negative size; the view is left out.
    case badFrame
    /// The dump ends in the middle, or is not well-formed.
    case malformed
    /// Views nested deeper than a layout may be are left out.
    case tooDeep
    /// The dump's first view is a part of a window.
    case partOfWindow
    /// The screen was taken from a view or a keyboard that has the size of a known screen.
    case screenAssumed
    /// The window is turned as before iOS 8: its size is not that of the visible screen.
    case rotatedWindow
    /// Frames below a turned or scaled view, or of a parent whose offset isn't printed, are approximate.
    case approximateFrames
    /// The dump was taken before the views were laid out.
    case notLaidOut
    /// Nothing in the dump takes text.
    case noField
    /// More than one view has the focus, or the focus was found by circumstance.
    case focusDoubtful
    /// The view that has the focus, or was named, is not in the tree.
    case focusNotFound
    /// The keyboard's frame is odd or contradicts itself.
    case keyboardDoubtful
    /// The keyboard is in the dump, but its frame can't be known from it.
    case keyboardUnknown
    /// The keyboard's frame is that of a table of devices.
    case keyboardFromDevice
    /// The app has moved or shrunk for the keyboard already.
    case alreadyAvoided
    /// The content's size or offset isn't in the dump and was taken from the views in it.
    case contentDerived
    /// The layout is in pixels, since the density isn't known.
    case pixels
    /// The dump holds several; one is taken.
    case severalDumps
    /// What was given contradicts what the dump says.
    case contradiction
    /// A log's own answer.
    case reportedMove
}
