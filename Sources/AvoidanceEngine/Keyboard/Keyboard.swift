package import AvoidanceModels

/// The keyboard as an event leaves it.
package struct Keyboard: Sendable, Equatable {
    /// In window coordinates.
    package var frame: Rect
    package var placement: KeyboardPlacement

    /// Takes the keyboard from an event, or from the state where the event leaves it as it is.
    ///
    /// - Parameters:
    ///   - event: The event, its frames in screen coordinates.
    ///   - layout: Where the window lies on the screen.
    ///   - previous: The keyboard as the last event left it.
    ///   - countsOtherApps: Whether a keyboard of another app is one like any other.
    ///   - warnings: Gets what is odd about the event.
    package init(
        _ event: KeyboardEvent,
        in layout: borrowing Layout,
        previous: KeyboardState?,
        countsOtherApps: Bool,
        warnings: inout [Warning]
    ) {
        if !event.type.bringsFrame && !event.type.isHide {
            frame = previous?.frame ?? Keyboard.belowWindow(layout)
            placement = previous?.placement ?? .hidden
            return
        }
        guard let endFrame = event.endFrame else {
            frame = Keyboard.belowWindow(layout)
            placement = .hidden
            return
        }
        frame = endFrame.moved(dx: -layout.window.x, dy: -layout.window.y).held
        let reading = FrameReading(endFrame, on: layout.screen)
        if event.type.isHide {
            placement = .hidden
            if reading == .empty {
                warnings.append(
                    Warning(.keyboardFrameEmpty, "The keyboard's end frame has no area; the hide counts all the same.")
                )
            }
        } else if !event.isLocal && !countsOtherApps {
            placement = .hidden
            warnings.append(
                Warning(.keyboardOfOtherApp, "The keyboard belongs to another app (isLocal is false) and is left out.")
            )
        } else {
            placement = reading.placement
            if let warning = reading.warning { warnings.append(warning) }
        }
    }

    /// How much of a window's height it covers.
    package func visibleHeight(in window: Rect) -> Double {
        guard !placement.isHidden else { return 0 }
        return frame.intersection(Rect(x: 0, y: 0, width: window.width, height: window.height)).height
    }

    /// A frame of no height at the screen's bottom, in window coordinates.
    private static func belowWindow(_ layout: borrowing Layout) -> Rect {
        Rect(
            x: -layout.window.x,
            y: layout.screen.height - layout.window.y,
            width: layout.screen.width,
            height: 0
        ).held
    }
}
