import AvoidanceModels

extension StrategyScene {
    /// Where React Native's native `scrollTo` stops on the way to an offset, with the inset that is in force by then.
    ///
    /// The raw inset counts, and the range is never empty: from lo = min(−top, 0) to
    /// lo + max(content − frame + bottom + max(top, 0), 0.01).
    func reactNativeOffset(_ y: Double, of scrollView: Int, inset: EdgeInsets) -> Double {
        let lowest = min(-inset.top, 0)
        let excess = contentSize(of: scrollView).height - tree.nodes[scrollView].frame.height
        let length = max(excess + inset.bottom + max(inset.top, 0), 0.01)
        return min(max(y, lowest), lowest + length)
    }
}
