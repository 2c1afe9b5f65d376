internal import AvoidanceModels

/// A view as a dump has it.
struct ImportedView: Equatable {
    /// What the app calls it (accessibility identifier, resource id); empty without one.
    var identifier = ""
    /// Where it lies in memory, as `0x…`; empty where the format has none.
    var address = ""
    /// The class, as short as people say it.
    var className: String
    var kind: ViewKind
    /// In the dump's space.
    var frame: Rect
    /// The index of the superview; nil for a root.
    var parent: Int?
    /// Where it stands in the dump, from 1.
    var line: Int
    /// Whether it and all in it are out of sight by the app's own will.
    var isHidden = false
    /// What is shown in it, such as what was typed.
    var text = ""
    /// What it is called for the user.
    var label = ""
    var placeholder = ""
    var isFocused = false
    /// Whether it may take text, though its class doesn't say so.
    var mayTakeText = false
    /// Whether it belongs to a keyboard's window.
    var isInKeyboard = false
    /// Where the bounds begin: what subtracts from the subviews' frames in a space relative to the parent.
    var boundsOrigin = Point.zero
    var scroll: ScrollGeometry?
    /// Whether a turn or a scale makes what is below it approximate.
    var isTransformed = false
    /// Whether it is turned by about a right angle.
    var isTurned = false
}
