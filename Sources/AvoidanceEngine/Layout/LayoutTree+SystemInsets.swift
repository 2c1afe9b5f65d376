import AvoidanceModels

extension LayoutTree {
    /// What the system adds to a view that scrolls: the part of the window's safe area that its own frame reaches
    /// into, unless the layout gives the adjusted inset.
    func systemInsets(of index: Int) -> EdgeInsets {
        let scroll = nodes[index].scroll
        if let adjusted = scrolls[scroll].geometry.adjustedContentInset {
            return adjusted.subtracting(scrolls[scroll].geometry.contentInset)
        }
        if case .never = scrolls[scroll].geometry.contentInsetAdjustmentBehavior { return .zero }
        let node = nodes[index]
        guard node.map.isUpright else { return .zero }
        let safe = safeAreaInsets
        func reach(_ span: Span, into strip: Span, unit: Double) -> Double {
            max(0, span.intersection(strip).length) / unit
        }
        let box = node.box
        return EdgeInsets(
            top: reach(box.span(on: .vertical), into: Span(0, safe.top), unit: node.map.d),
            left: reach(box.span(on: .horizontal), into: Span(0, safe.left), unit: node.map.a),
            bottom: reach(
                box.span(on: .vertical),
                into: Span(window.height - safe.bottom, window.height),
                unit: node.map.d
            ),
            right: reach(
                box.span(on: .horizontal),
                into: Span(window.width - safe.right, window.width),
                unit: node.map.a
            )
        )
    }
}
