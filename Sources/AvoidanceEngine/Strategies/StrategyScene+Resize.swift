import AvoidanceModels

extension StrategyScene {
    /// The scroll views that lie in no other one.
    var outermostScrollViews: [Int] {
        scrollViews.filter { scrollViews(around: $0).isEmpty }
    }

    /// A scroll view's frame in a window whose lowest part is given to the keyboard.
    ///
    /// Its height is max(0, min(rest's lower edge, window's height − taken) − rest's top), rest being the frame before
    /// the keyboard.
    func frame(of scrollView: Int, besides taken: Double) -> Rect {
        var rest = entry(of: scrollView)?.before.frame ?? tree.nodes[scrollView].frame
        let parent = tree.nodes[scrollView].parent
        let top = parent < 0 ? rest.y : tree.nodes[parent].map.boundingBox(of: rest).minY
        rest.height = max(0, min(top + rest.height, tree.window.height - taken) - top)
        return rest
    }

    /// The keyboard's height above the window's bottom, as Android's insets report it.
    ///
    /// It is 0 for a keyboard that is hidden or narrower than the screen, and for one that ends above the screen's
    /// bottom unless a finger drags it.
    var androidInset: Double {
        guard !event.type.isHide, event.type.bringsFrame || !keyboard.isHidden else { return 0 }
        let frame = keyboard.frame
        let isDocked = frame.maxY >= layout.screen.height || event.type == .keyboardDidDrag
        guard isDocked, frame.width >= layout.screen.width else { return 0 }
        return max(0, tree.window.height - (frame.y - layout.window.y))
    }
}
