import Foundation
import Testing

/// A target in one or two scrolling boxes, and where a browser scrolls them: a box is a scroll view, the outer one's
/// bottom inset the keyboard.
struct ScrolledCase {
    /// In the wire's terms.
    let request: [String: Any]
    /// The offset of each scroll view.
    let expected: [String: Any]

    init(_ object: [String: Any]) throws {
        let outer = try #require(object["outer"] as? [String: Double])
        let target = try #require(object["target"] as? [String: Double])
        let inner = object["inner"] as? [String: Double]
        let results = try #require(object["expected"] as? [String: Any])
        let height = try #require(outer["height"])
        let covered = try #require(outer["insetBottom"])

        let field = ScrolledCase.view("target", "textField", y: target["y"], width: 10, height: target["height"])
        let innerBox = inner.map { ScrolledCase.box("inner", $0, y: $0["y"], [field]) }
        request = [
            "layout": [
                "screen": ["width": 300, "height": height, "scale": 1],
                "firstResponder": "target",
                "views": [ScrolledCase.box("outer", outer, y: 0, [innerBox ?? field])],
            ],
            "event": [
                "type": "keyboardWillShow",
                "endFrame": ["x": 0, "y": height - covered, "width": 300, "height": covered],
            ],
            "policy": ["strategy": "cssScrollIntoView", "block": "nearest", "margin": target["margin"] ?? 0],
        ]
        var expected: [String: Any] = ["outer": try #require(results["outerOffset"])]
        expected["inner"] = results["innerOffset"]
        self.expected = expected
    }

    private static func view(
        _ id: String,
        _ kind: String,
        y: Double?,
        width: Double,
        height: Double?
    ) -> [String: Any] {
        let frame: [String: Double] = ["x": 0, "y": y ?? 0, "width": width, "height": height ?? 0]
        return ["id": id, "kind": kind, "frame": frame]
    }

    private static func box(
        _ id: String,
        _ box: [String: Double],
        y: Double?,
        _ subviews: [[String: Any]]
    ) -> [String: Any] {
        var view = view(id, "scrollView", y: y, width: 300, height: box["height"])
        view["subviews"] = subviews
        view["scroll"] = [
            "contentSize": ["width": 10, "height": box["contentHeight"] ?? 0],
            "contentOffset": ["x": 0, "y": box["offset"] ?? 0],
            "contentInset": ["top": box["insetTop"] ?? 0],
            "contentInsetAdjustmentBehavior": "never",
        ]
        return view
    }
}
