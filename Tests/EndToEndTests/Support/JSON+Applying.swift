extension JSON {
    /// A request's layout with an answer's adjustments set, as an app would set them.
    func applying(_ answer: JSON) -> JSON {
        var layout = self
        layout["views"] = .array(self["views"].elements.map { $0.adjusted(by: answer["adjustments"].elements) })
        return layout
    }

    private func adjusted(by adjustments: [JSON]) -> JSON {
        var view = self
        for adjustment in adjustments where adjustment["view"] == self["id"] {
            for name in ["contentInset", "scrollIndicatorInsets", "contentOffset"] where adjustment[name] != .null {
                view["scroll"][name] = adjustment[name]["after"]
            }
            let constraint = adjustment["bottomConstraint"]
            if let before = constraint["before"].number, let after = constraint["after"].number,
                let y = view["frame"]["y"].number
            {
                view["bottomConstraint"]["constant"] = .number(after)
                view["frame"]["y"] = .number(y + after - before)
            }
        }
        if !self["subviews"].elements.isEmpty {
            view["subviews"] = .array(self["subviews"].elements.map { $0.adjusted(by: adjustments) })
        }
        return view
    }
}
