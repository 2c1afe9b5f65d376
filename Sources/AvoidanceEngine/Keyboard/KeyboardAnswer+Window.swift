import AvoidanceModels

extension KeyboardAnswer {
    /// The keyboard in an answer's terms.
    ///
    /// `frame` is in the coordinates of `window`, which begins at its own origin.
    init(frame: Rect, placement: KeyboardPlacement, in window: Rect, wasHidden: Bool) {
        let isHidden = placement.isHidden
        let visibleHeight = isHidden ? 0 : frame.intersection(window).height
        self.init(
            frame: frame,
            placement: placement,
            visibleHeight: visibleHeight,
            willShowVisibleHeight: wasHidden && visibleHeight > 0 ? visibleHeight : nil,
            isHidden: isHidden
        )
    }

    /// The keyboard as a run takes it.
    init(_ run: borrowing AutomaticRun) {
        self.init(
            frame: run.keyboard.frame,
            placement: run.keyboard.placement,
            in: run.tree.window,
            wasHidden: run.wasHidden
        )
    }
}
