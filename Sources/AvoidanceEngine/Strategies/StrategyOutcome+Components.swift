import AvoidanceModels

extension StrategyOutcome {
    /// The scroll views that are the original's component, in layout order: those that the policy names, or all.
    ///
    /// A text view never is one.
    mutating func components(_ ids: [String]?, in scene: StrategyScene) -> [Int] {
        let named = ids.map { Set(views($0, namedBy: "views", in: scene)) }
        return scene.scrollViews.filter { scrollView in
            scene.kind(of: scrollView) != "textView" && named?.contains(scrollView) != false
        }
    }

    /// Forgets a view once the keyboard is gone and the values that the original gives back are what they were.
    mutating func forgetOnceBack(_ index: Int, _ fields: ViewFields, in scene: StrategyScene) {
        guard keyboard.isHidden else { return }
        let before = scene.entry(of: index)?.before ?? scene.present(index, fields)
        if before.keeping(fields).agrees(with: after(index)) { remember(index, nil) }
    }
}
