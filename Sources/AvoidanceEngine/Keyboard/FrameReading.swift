import AvoidanceModels

/// What a keyboard's end frame says by its geometry alone (design, section 4, rule 2).
///
/// Odd frames are never made docked by repair.
enum FrameReading: Equatable {
    case docked
    case undocked
    case floating
    /// Outside of the screen.
    case offScreen
    /// Without area, as with cross-fade transitions.
    case empty
    /// In the coordinates of a screen turned by 90 degrees.
    case sideways
    /// Beginning at or above the screen's top, as when undocking or with cross-fade transitions.
    case atTop

    init(_ frame: Rect, on screen: Screen) {
        if frame.width < Tolerance.dockedBottom || frame.height < Tolerance.dockedBottom {
            self = .empty
        } else if FrameReading.isSideways(frame, on: screen) {
            self = .sideways
        } else if frame.minY >= screen.height || frame.maxY <= 0 || frame.minX >= screen.width || frame.maxX <= 0 {
            self = frame.minY < 0 ? .atTop : .offScreen
        } else if frame.minY <= 0 {
            self = .atTop
        } else if frame.minX > Tolerance.dockedWidth || frame.maxX < screen.width - Tolerance.dockedWidth {
            self = .floating
        } else {
            self = frame.maxY >= screen.height - Tolerance.dockedBottom ? .docked : .undocked
        }
    }

    /// Whether the frame spans the screen's other dimension: a keyboard is never as tall as the screen is wide while
    /// it is narrower than the screen, nor as wide as the screen is tall.
    private static func isSideways(_ frame: Rect, on screen: Screen) -> Bool {
        guard (screen.width - screen.height).magnitude > Tolerance.dockedWidth else { return false }
        func spans(_ length: Double, _ side: Double) -> Bool { (length - side).magnitude <= Tolerance.dockedWidth }
        let standsUpright = spans(frame.height, screen.width) && frame.width < screen.width - Tolerance.dockedWidth
        let isOfOtherOrientation =
            spans(frame.width, screen.height) && !spans(frame.width, screen.width)
            && spans(frame.maxY, screen.width)
        return standsUpright || isOfOtherOrientation
    }

    /// How the keyboard counts.
    var placement: KeyboardPlacement {
        switch self {
        case .docked: .docked
        case .undocked: .undocked
        case .floating: .floating
        case .offScreen, .empty, .sideways, .atTop: .hidden
        }
    }

    /// What is to be said of an odd frame.
    var warning: Warning? {
        switch self {
        case .docked, .undocked, .floating, .offScreen:
            nil
        case .empty:
            Warning(.keyboardFrameEmpty, "The keyboard's end frame has no area; it covers nothing.")
        case .sideways:
            Warning(
                .keyboardFrameSideways,
                "The keyboard's end frame is that of a screen turned by 90 degrees; it is taken as hidden."
            )
        case .atTop:
            Warning(
                .keyboardFrameAtTop,
                "The keyboard's end frame begins at or above the screen's top; it is taken as hidden."
            )
        }
    }
}
