import AvoidanceModels

/// A request and its answer that several tests use.
enum Samples {
    /// A password field in a list that the keyboard covers, above a toolbar that rises.
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
               "scroll": {"contentSize": {"width": 390, "height": 1200}, "contentOffset": {"x": 0, "y": -47}},
               "subviews": [
                 {"id": "password", "kind": "textField", "frame": {"x": 20, "y": 600, "width": 350, "height": 44}}
               ]},
              {"id": "bar", "kind": "toolbar", "frame": {"x": 0, "y": 754, "width": 390, "height": 56},
               "bottomConstraint": {"relativeTo": "safeArea", "constant": 0}}
            ]
          },
          "event": {"type": "keyboardWillShow", "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336}}
        }
        """

    /// The same field in nothing that could scroll or move: it stays under the keyboard.
    static let hopelessRequest = """
        {
          "layout": {
            "screen": {"width": 390, "height": 844},
            "firstResponder": "password",
            "views": [{"id": "password", "frame": {"x": 20, "y": 600, "width": 350, "height": 44}}]
          },
          "event": {"type": "keyboardWillShow", "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336}},
          "policy": {"movesRoot": false}
        }
        """

    /// `request` on one line.
    static let requestLine = request.replacing("\n", with: " ")

    /// `hopelessRequest` on one line.
    static let hopelessLine = hopelessRequest.replacing("\n", with: " ")

    /// What the service answers to `request`.
    ///
    /// The bar rises by 336 less the safe area's 34, which is 302; keyboard and bar together cover 336 + 56 of the list,
    /// of which the system adds 34 already: 358. The list's free band ends at 844 - 392 = 452, so the field (its bottom
    /// at 644) with a margin of 8 needs an offset of 200.
    static let answer = AdjustmentAnswer(
        keyboard: KeyboardAnswer(
            frame: Rect(x: 0, y: 508, width: 390, height: 336),
            placement: .docked,
            visibleHeight: 336,
            willShowVisibleHeight: 336,
            isHidden: false
        ),
        adjustments: [
            Adjustment(
                view: "form",
                contentInset: Change(before: .zero, after: EdgeInsets(bottom: 358)),
                scrollIndicatorInsets: Change(before: .zero, after: EdgeInsets(bottom: 358)),
                contentOffset: Change(before: Point(x: 0, y: -47), after: Point(x: 0, y: 200))
            ),
            Adjustment(view: "bar", bottomConstraint: NumberChange(before: 0, after: -302)),
        ],
        focus: Focus(
            view: "password",
            frame: Rect(x: 20, y: 400, width: 350, height: 44),
            visibleBefore: 0,
            visibleAfter: 1,
            limitedBy: nil
        ),
        animation: Animation(duration: 0.25, curve: 7),
        state: AvoidanceState(),
        warnings: []
    )

    /// `answer` for people.
    static let answerText = """
        keyboard   docked, 390 × 336 at (0, 508), covers 336 of the window's height
        moves      form  contentInset.bottom             0  →   358
                   form  scrollIndicatorInsets.bottom    0  →   358
                   form  contentOffset.y               -47  →   200
                   bar   bottomConstraint                0  →  -302
        focus      password ends visible (0% → 100%)
        animation  0.25 s, curve 7

        """
}
