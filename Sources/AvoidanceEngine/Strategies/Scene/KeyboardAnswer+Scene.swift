import AvoidanceModels

extension KeyboardAnswer {
    /// The keyboard as the originals take it, in the answer's terms.
    init(_ scene: StrategyScene) {
        let keyboard = scene.keyboard.state(in: scene.layout)
        self.init(
            frame: keyboard.frame,
            placement: keyboard.placement,
            in: scene.tree.window,
            wasHidden: scene.previousKeyboard.isHidden
        )
    }
}
