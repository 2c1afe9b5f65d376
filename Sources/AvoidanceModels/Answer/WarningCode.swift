/// What a warning is about, for machines.
@usableFromInline
package enum WarningCode: String, WireToken {
    /// The keyboard's frame is that of a screen turned by 90 degrees.
    case keyboardFrameSideways
    /// The keyboard's frame begins at or above the screen's top.
    case keyboardFrameAtTop
    /// The keyboard's frame has no area.
    case keyboardFrameEmpty
    /// The keyboard belongs to another app and the policy does not count it.
    case keyboardOfOtherApp
    /// No view has the id that `firstResponder` names.
    case firstResponderNotFound
    /// No view has an id that the policy names.
    case viewNotFound
    /// The state has an entry for a view that is no longer in the layout; the entry is dropped.
    case viewVanished
    /// A scroll view had the keyboard's inset before we gave it one: something else avoids the keyboard as well.
    case duplicateAvoiderSuspected
    /// The policy has a member that its strategy does not know.
    case policyMemberIgnored
    /// The policy lacks a parameter without which its strategy does nothing.
    case policyParameterMissing
}
