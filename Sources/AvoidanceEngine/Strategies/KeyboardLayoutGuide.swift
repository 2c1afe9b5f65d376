import AvoidanceModels

/// UIKit's `keyboardLayoutGuide`: only the guide, so only bars that are pinned to its top.
///
/// The guide's top is the keyboard's top while it is docked, and never lower than where it rests: the bottom of the safe
/// area, or of the view without `usesBottomSafeArea`. Hidden, floating or undocked it rests; with
/// `followsUndockedKeyboard` it goes to the real frame's top. A bar's constant becomes the author's + guide's top −
/// anchor line.
///
/// Every event counts, since the guide follows the keyboard by itself. Scroll views, the focus and the constraints that
/// come and go near an edge are ignored.
enum KeyboardLayoutGuide: Strategy {
    private typealias Parameters = KeyboardLayoutGuideParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        for bar in scene.tree.bars where !scene.tree.nodes[bar.node].isHidden {
            let author = scene.entry(of: bar.node)?.before.bottomConstraint ?? bar.now
            let constant = author + raise(of: bar, in: scene)
            outcome.change(bar.node, .bottomConstraint) { $0.bottomConstraint = constant }
        }
    }

    /// The guide's top less the line that the bar's constant is reckoned from, in the superview's space.
    private static func raise(of bar: BarNode, in scene: StrategyScene) -> Double {
        let parent = scene.tree.nodes[bar.node].parent
        let map = parent < 0 ? AffineMap.translation(x: 0, y: 0) : scene.tree.nodes[parent].map
        guard map.isUpright else { return 0 }
        func inSuperview(_ y: Double) -> Double { (y - map.ty) / map.d }
        let window = inSuperview(scene.tree.window.height)
        let bottom = parent < 0 ? window : scene.tree.nodes[parent].frame.height
        let safe = min(bottom, inSuperview(scene.tree.safeBottom))
        let anchor =
            switch bar.relativeTo {
            case .safeArea: safe
            case .superview: bottom
            case .window: window
            }
        let rest = scene.policy[Parameters.usesBottomSafeArea] ? safe : bottom
        return (keyboardTop(in: scene).map { min(rest, inSuperview($0)) } ?? rest) - anchor
    }

    /// The top of a keyboard that the guide follows, in the window.
    private static func keyboardTop(in scene: StrategyScene) -> Double? {
        let keyboard = scene.keyboard.state(in: scene.layout)
        switch keyboard.placement {
        case .hidden: return nil
        case .docked: return keyboard.frame.minY
        case .undocked, .floating:
            return scene.policy[Parameters.followsUndockedKeyboard] ? keyboard.frame.minY : nil
        }
    }
}
