import AvoidanceModels

/// A `ScrollView` in its own terms: the child begins below the top padding and is as high as the content.
struct AndroidScroller {
    /// How high the content is.
    private let content: Double
    private let fadingEdge: Double
    private(set) var height: Double
    /// The padding.
    var inset: EdgeInsets
    private(set) var scrollY: Double

    var offset: Double { scrollY - inset.top }

    /// What of the height is left between the paddings.
    private var room: Double { height - inset.top - inset.bottom }

    /// Nil for a view that doesn't scroll.
    init?(_ view: Int, in scene: StrategyScene, _ values: ViewValues) {
        guard let geometry = scene.geometry(of: view) else { return nil }
        content = scene.contentSize(of: view).height
        fadingEdge = scene.policy[AndroidScrollViewParameters.fadingEdgeLength]
        height = scene.tree.nodes[view].frame.height
        inset = values.contentInset ?? geometry.contentInset
        scrollY = (values.contentOffset ?? geometry.contentOffset).y + inset.top
    }

    /// How far to scroll for a rectangle of the content.
    func distance(to rect: Rect) -> Double {
        let top = rect.minY + inset.top
        let bottom = rect.maxY + inset.top
        let screenTop = scrollY + (top > 0 ? fadingEdge : 0)
        let screenBottom = scrollY + height - (bottom < content ? fadingEdge : 0)
        let isTaller = rect.height > height
        if bottom > screenBottom && top > screenTop {
            return min(isTaller ? top - screenTop : bottom - screenBottom, inset.top + content - screenBottom)
        }
        if top < screenTop && bottom < screenBottom {
            return max(isTaller ? bottom - screenBottom : top - screenTop, -scrollY)
        }
        return 0
    }

    /// Goes to a position, as far as there is one.
    mutating func scroll(to position: Double) {
        scrollY = room >= content || position < 0 ? 0 : min(position, content - room)
    }

    /// Takes another height, and scrolls to a rectangle of the content that the old one at least touched.
    mutating func resize(to newHeight: Double, showing rect: Rect?) {
        let oldHeight = height
        height = newHeight
        var position = scrollY
        if newHeight != oldHeight, let rect, rect.maxY + inset.top >= scrollY,
            rect.minY + inset.top <= scrollY + oldHeight
        {
            position = scrollY + distance(to: rect)
        }
        scroll(to: position)
    }
}
