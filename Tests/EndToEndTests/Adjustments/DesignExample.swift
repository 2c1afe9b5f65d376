/// The layout that the contract is explained by, reckoned by hand.
///
/// The keyboard's top is 844 − 336 = 508. The bar's bottom rests on the safe area, 844 − 34 = 810, so it must rise by
/// 810 − 508 = 302 and then lies from 508 − 56 = 452 to 508. The form reaches from 0 to 844, so bar and keyboard cover
/// 844 − 452 = 392 of it, of which the system adds 34 by itself: the inset is 358. The caret's area lies in the field,
/// whose bottom with the margin of 8, 600 + 44 + 8 = 652 in the content, must come to 452 at most: the offset is 200,
/// and the field is seen at 600 − 200 = 400. The content ends at 1200 + 358 + 34 − 844 = 748, so 200 is a legal offset.
enum DesignExample {
    static let request = """
        {
          "layout": {
            "screen": {"width": 390, "height": 844, "scale": 3},
            "window": {"x": 0, "y": 0, "width": 390, "height": 844},
            "safeAreaInsets": {"top": 47, "left": 0, "bottom": 34, "right": 0},
            "firstResponder": "password",
            "caret": {"x": 12, "y": 10, "width": 2, "height": 20},
            "views": [
              {"id": "form", "kind": "scrollView", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
               "scroll": {"contentSize": {"width": 390, "height": 1200}, "contentOffset": {"x": 0, "y": -47},
                          "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                          "scrollIndicatorInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                          "contentInsetAdjustmentBehavior": "automatic", "axes": "vertical", "isScrollEnabled": true},
               "subviews": [{"id": "password", "kind": "textField",
                             "frame": {"x": 20, "y": 600, "width": 350, "height": 44}}]},
              {"id": "bar", "kind": "toolbar", "frame": {"x": 0, "y": 754, "width": 390, "height": 56},
               "bottomConstraint": {"relativeTo": "safeArea", "constant": 0}}
            ]
          },
          "event": {"type": "keyboardWillShow", "beginFrame": {"x": 0, "y": 844, "width": 390, "height": 336},
                    "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336},
                    "animationDuration": 0.25, "animationCurve": 7, "isLocal": true},
          "policy": {"strategy": "automatic", "margin": 8},
          "state": {"views": {}}
        }
        """

    /// 458752 is 7 · 65536.
    static let answer = """
        {
          "keyboard": {"frame": {"x": 0, "y": 508, "width": 390, "height": 336}, "placement": "docked",
                       "visibleHeight": 336, "willShowVisibleHeight": 336, "isHidden": false},
          "adjustments": [
            {"view": "form",
             "contentInset": {"before": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                              "after": {"top": 0, "left": 0, "bottom": 358, "right": 0}},
             "scrollIndicatorInsets": {"before": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                                       "after": {"top": 0, "left": 0, "bottom": 358, "right": 0}},
             "contentOffset": {"before": {"x": 0, "y": -47}, "after": {"x": 0, "y": 200}}},
            {"view": "bar", "bottomConstraint": {"before": 0, "after": -302}}
          ],
          "focus": {"view": "password", "frame": {"x": 20, "y": 400, "width": 350, "height": 44},
                    "visibleBefore": 0, "visibleAfter": 1, "limitedBy": null},
          "animation": {"duration": 0.25, "curve": 7, "options": 458752},
          "state": {
            "keyboard": {"frame": {"x": 0, "y": 508, "width": 390, "height": 336}, "placement": "docked"},
            "views": {
              "form": {
                "before": {"contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                           "scrollIndicatorInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                           "contentOffset": {"x": 0, "y": -47}},
                "applied": {"contentInset": {"top": 0, "left": 0, "bottom": 358, "right": 0},
                            "scrollIndicatorInsets": {"top": 0, "left": 0, "bottom": 358, "right": 0},
                            "contentOffset": {"x": 0, "y": 200}}
              },
              "bar": {"before": {"bottomConstraint": 0}, "applied": {"bottomConstraint": -302}}
            }
          },
          "warnings": []
        }
        """

    static let hide: JSON = [
        "type": "keyboardWillHide",
        "beginFrame": ["x": 0, "y": 508, "width": 390, "height": 336],
        "endFrame": ["x": 0, "y": 844, "width": 390, "height": 336],
    ]
}
