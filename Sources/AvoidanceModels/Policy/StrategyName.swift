/// The rules that can answer.
@usableFromInline
package enum StrategyName: String, WireToken {
    case automatic
}
