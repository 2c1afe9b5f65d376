import AvoidanceModels

/// IQKeyboardManager's `adjustPosition`, for a keyboard that is up and a first responder. All in window coordinates.
struct IQAdjustment {
    private(set) var views: IQViews
    private let scene: StrategyScene
    private let focus: Int
    private let root: Int
    /// The scroll views around the first responder that are not switched off, innermost first.
    private let scrollViews: [Int]
    /// How high the keyboard is.
    private let height: Double
    /// The distance to keep from the keyboard, and the root's safe area where it is not displaced.
    private let clearance: Double
    /// How much of the window the keyboard covers with that.
    private let covered: Double
    private let topGuide: Double
    /// Where the first responder is before anything moves.
    private let field: Rect
    /// How far up things have to go yet; negative for down.
    private var move: Double

    /// Nil without a first responder.
    init?(_ views: IQViews, height: Double) {
        let scene = views.scene
        guard let focus = scene.focus else { return nil }
        self.views = views
        self.scene = scene
        self.focus = focus
        self.height = height
        root = scene.tree.root(of: focus)
        scrollViews = scene.scrollViews(around: focus).filter { scene.geometry(of: $0)?.isScrollEnabled == true }

        let window = scene.tree.window
        let safe = scene.layout.safeAreaInsets
        let rest = scene.windowFrame(of: root)
        let displacement = views.translations[root] ?? 0
        let rootFrame = rest.moved(dx: 0, dy: displacement)
        field = scene.windowFrame(of: focus).moved(dx: 0, dy: displacement)
        clearance = scene.policy[IQKeyboardManagerParameters.keyboardDistance] + scene.safeBottom(of: rest)
        let keyboardTop = scene.keyboard.frame.y
        covered = max(0, min(keyboardTop + height, window.height) - max(keyboardTop - clearance, 0))
        topGuide = max(scene.navigationBarBottom ?? safe.top, scene.safeTop(of: rootFrame))
        let bottomGuide = views.isScrollingText(focus) ? 0 : scene.safeBottom(of: rootFrame)
        move = min(field.minY - topGuide, field.maxY - (window.height - covered) + bottomGuide).rounded(.towardZero)
    }

    mutating func run() {
        views.giveBack(except: scrollViews.first)
        if let last = scrollViews.first {
            views.remember(last)
            scroll()
            setInset(of: last)
        }
        if views.isScrollingText(focus) { shrinkText() }
        moveRoot()
    }

    /// A view's frame where it is now, with what has been scrolled so far.
    private func frame(of view: Int) -> Rect {
        scene.windowFrame(of: view) { views.values[$0]?.contentOffset }
            .moved(dx: 0, dy: views.translations[root] ?? 0)
    }

    /// Scrolls from the innermost scroll view outwards, each until the child would leave it at the top.
    private mutating func scroll() {
        var child = focus
        for view in scrollViews {
            guard let offset = views.values[view]?.contentOffset?.y, let inset = views.values[view]?.contentInset
            else { continue }
            if move > 0 {
                guard move > -offset - inset.top else {
                    move = 0
                    return
                }
            } else {
                guard field.minY < topGuide else {
                    move = 0
                    return
                }
                move = min(0, field.minY - topGuide)
            }
            var target = min(offset - min(offset, -move), scene.contentFrame(of: child, in: view).minY)
            if views.isScrollingText(focus), view == scrollViews.last, target >= 0 {
                target = min(target, offset + frame(of: focus).minY - topGuide)
                move = 0
            } else {
                move -= target - offset
            }
            views.values[view]?.contentOffset?.y = target
            child = view
        }
    }

    /// Gives the innermost scroll view the keyboard's part, both insets or none.
    private mutating func setInset(of view: Int) {
        guard let before = views.remembered[view], let present = views.values[view]?.contentInset else { return }
        let box = frame(of: view)
        let part = covered - (scene.tree.window.height - box.maxY)
        let safe = scene.safeBottom(of: box)
        let bottom = max(before.contentInset?.bottom ?? 0, part) - safe
        guard bottom != present.bottom else { return }
        views.values[view]?.contentInset?.bottom = bottom
        let indicatorBottom = max(before.scrollIndicatorInsets?.bottom ?? 0, part - clearance) - safe
        views.values[view]?.scrollIndicatorInsets?.bottom = indicatorBottom
    }

    /// Gives a text view that is taller than what is free the rest as its own inset.
    private mutating func shrinkText() {
        guard var inset = views.values[focus]?.contentInset else { return }
        let full = scene.tree.nodes[focus].frame.height
        let free = min(full, scene.tree.window.height - topGuide - height)
        guard full - inset.bottom > free else { return }
        views.remember(focus)
        inset.bottom = full - free - scene.safeBottom(of: frame(of: focus))
        views.values[focus]?.contentInset = inset
        views.values[focus]?.scrollIndicatorInsets = inset
    }

    /// Moves the root view by what is left, by the keyboard's height at most, and down only as far as it was moved up.
    private mutating func moveRoot() {
        guard let displacement = views.translations[root] else { return }
        if move >= 0 {
            views.translations[root] = max(displacement - move, min(0, -height))
        } else if displacement <= 0 {
            views.translations[root] = displacement - max(move, displacement)
        }
    }
}

extension StrategyScene {
    /// What of the window's bottom safe area a rectangle of the window reaches into.
    fileprivate func safeBottom(of box: Rect) -> Double {
        let bottom = tree.window.height
        return max(0, min(box.maxY, bottom) - max(box.minY, bottom - layout.safeAreaInsets.bottom))
    }

    /// What of the window's top safe area a rectangle of the window reaches into.
    fileprivate func safeTop(of box: Rect) -> Double {
        max(0, min(box.maxY, layout.safeAreaInsets.top) - max(box.minY, 0))
    }

    /// The lower edge of the window's navigation bar; nil without one.
    fileprivate var navigationBarBottom: Double? {
        tree.nodes.indices.first { view in
            tree.nodes[view].parent < 0 && !tree.nodes[view].isHidden && kind(of: view) == "navigationBar"
        }.map { windowFrame(of: $0).maxY }
    }
}
