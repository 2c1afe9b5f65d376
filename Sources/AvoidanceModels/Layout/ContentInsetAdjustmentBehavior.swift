/// Whether the system adds safe area to a scroll view's content inset, as UIKit's property of the same name.
@usableFromInline
package enum ContentInsetAdjustmentBehavior: String, WireToken {
    case automatic
    case scrollableAxes
    case never
    case always
}
