import AvoidanceModels
import Testing

@Suite("Names on the wire")
struct WireTokenTests {
    /// The names that the contract fixes, in its words.
    private static let names: [(String, known: [String], expected: String)] = [
        (
            "event.type", EventType.allCases.map(\.rawValue),
            """
            keyboardWillShow keyboardDidShow keyboardWillHide keyboardDidHide keyboardWillChangeFrame \
            keyboardDidChangeFrame focusDidChange caretDidMove layoutDidChange keyboardDidDrag
            """
        ),
        ("axes", ScrollAxes.allCases.map(\.rawValue), "vertical horizontal both"),
        (
            "contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.allCases.map(\.rawValue),
            "automatic scrollableAxes never always"
        ),
        ("relativeTo", BottomConstraint.Anchor.allCases.map(\.rawValue), "safeArea superview window"),
        ("insetMode", InsetMode.allCases.map(\.rawValue), "max add"),
        ("restore", RestoreMode.allCases.map(\.rawValue), "previous stay"),
        ("floating", FloatingMode.allCases.map(\.rawValue), "scroll ignore"),
        ("insets", InsetScope.allCases.map(\.rawValue), "all focused"),
        ("placement", KeyboardPlacement.allCases.map(\.rawValue), "hidden docked undocked floating"),
        (
            "limitedBy", Limit.allCases.map(\.rawValue),
            "contentEnd contentStart tooTall notScrollable keyboardFloating offScreen"
        ),
    ]

    @Test("are those of the contract", arguments: names)
    func wireNames(member: String, known: [String], expected: String) {
        #expect(known == expected.split(separator: " ").map(String.init), "\(member)")
    }

    @Test("suggest the nearest event")
    func nearest() {
        let json = #"{"type":"keyboardWilShow"}"#
        #expect(
            faults(json, as: KeyboardEvent.self).first?.hasSuffix("; did you mean keyboardWillShow?") == true
        )
    }
}
