import AvoidanceModels

extension KeyboardAnswer {
    /// The keyboard as the originals take it, in the answer's terms.
    init(_ scene: StrategyScene) {
        let keyboard = scene.keyboard.state(in: scene.layout)
        let window = scene.tree.window
        let isHidden = keyboard.placement == .hidden
        let visibleHeight = isHidden ? 0 : keyboard.frame.intersection(window).height
        self.init(
            frame: keyboard.frame,
            placement: keyboard.placement,
            visibleHeight: visibleHeight,
            willShowVisibleHeight: scene.previousKeyboard.isHidden && visibleHeight > 0 ? visibleHeight : nil,
            isHidden: isHidden
        )
    }
}
