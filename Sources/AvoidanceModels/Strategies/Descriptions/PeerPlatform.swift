/// The system that an app runs on, for strategies that differ by it.
@usableFromInline
package enum PeerPlatform: String, WireToken, ParameterContent {
    case ios
    case android
}
