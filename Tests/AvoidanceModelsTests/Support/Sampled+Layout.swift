import AvoidanceModels

extension Screen: Sampled {
    static func sample(_ generator: inout Generator) -> Screen {
        Screen(
            width: generator.size(),
            height: generator.size(),
            scale: generator.optional { $0.number(in: 1...100) }
        )
    }
}

extension BottomConstraint: Sampled {
    static func sample(_ generator: inout Generator) -> BottomConstraint {
        BottomConstraint(
            relativeTo: generator.token(Anchor.self),
            constant: generator.coordinate(),
            pinsTop: generator.flip()
        )
    }
}

extension ScrollGeometry: Sampled {
    static func sample(_ generator: inout Generator) -> ScrollGeometry {
        ScrollGeometry(
            contentSize: generator.optional(Size.sample),
            contentOffset: .sample(&generator),
            contentInset: .sample(&generator),
            scrollIndicatorInsets: generator.optional(EdgeInsets.sample),
            adjustedContentInset: generator.optional(EdgeInsets.sample),
            contentInsetAdjustmentBehavior: generator.token(ContentInsetAdjustmentBehavior.self),
            axes: generator.token(ScrollAxes.self),
            isScrollEnabled: generator.flip(),
            isTracking: generator.flip()
        )
    }
}

extension View: Sampled {
    static func sample(_ generator: inout Generator) -> View {
        sample(&generator, id: generator.text(), levels: 3)
    }

    /// A view with so many levels at most; every id begins with that of the superview, so that no two are the same.
    static func sample(_ generator: inout Generator, id: String, levels: Int) -> View {
        let count = levels > 1 ? generator.next() % 3 : 0
        return View(
            id: id,
            kind: generator.text(),
            frame: .sample(&generator),
            transform: generator.optional(Transform.sample),
            isHidden: generator.flip(),
            clipsToBounds: generator.optional { $0.flip() },
            scroll: generator.optional(ScrollGeometry.sample),
            bottomConstraint: generator.optional(BottomConstraint.sample),
            subviews: (0..<count).map { sample(&generator, id: "\(id).\($0)", levels: levels - 1) }
        )
    }
}

extension Layout: Sampled {
    static func sample(_ generator: inout Generator) -> Layout {
        Layout(
            screen: .sample(&generator),
            window: .sample(&generator),
            safeAreaInsets: .sample(&generator),
            firstResponder: generator.optional { $0.text() },
            caret: generator.optional(Rect.sample),
            isAppeared: generator.flip(),
            views: (0..<(generator.next() % 3)).map { .sample(&generator, id: "\($0)", levels: 3) }
        )
    }
}
