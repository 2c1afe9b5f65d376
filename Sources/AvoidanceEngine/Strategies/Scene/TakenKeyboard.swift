import AvoidanceModels

/// The keyboard as the originals take it: its frame as it is posted, odd or not, in screen coordinates.
struct TakenKeyboard: Equatable {
    /// In screen coordinates.
    var frame: Rect
    /// By the frame alone; hidden for a hide event, an empty frame and one outside of the screen.
    var placement: KeyboardPlacement

    var isHidden: Bool { placement.isHidden }

    /// A frame and the placement that its geometry says, without regard to what is odd about it.
    init(_ frame: Rect, on screen: Screen) {
        self.frame = frame
        let isEmpty = frame.width == 0 || frame.height == 0
        if isEmpty || !frame.overlaps(Rect(x: 0, y: 0, width: screen.width, height: screen.height)) {
            placement = .hidden
        } else if frame.minX > Tolerance.dockedWidth || frame.maxX < screen.width - Tolerance.dockedWidth {
            placement = .floating
        } else {
            placement = frame.maxY >= screen.height - Tolerance.dockedBottom ? .docked : .undocked
        }
    }

    /// The keyboard that an event leaves: its end frame, or the state's where it has none.
    init(after event: KeyboardEvent, in layout: Layout, previous: TakenKeyboard) {
        if event.type.bringsFrame || event.type.isHide {
            self.init(event.endFrame ?? TakenKeyboard.none(on: layout.screen).frame, on: layout.screen)
            if event.type.isHide { placement = .hidden }
        } else {
            self = previous
        }
    }

    /// The keyboard of the last event; hidden where there was none.
    init(_ state: KeyboardState?, in layout: Layout) {
        guard let state else {
            self = TakenKeyboard.none(on: layout.screen)
            return
        }
        self.init(state.frame.moved(dx: layout.window.x, dy: layout.window.y), on: layout.screen)
        placement = state.placement
    }

    /// The keyboard as the state keeps it, within the wire's limits.
    func state(in layout: Layout) -> KeyboardState {
        KeyboardState(frame: frame.moved(dx: -layout.window.x, dy: -layout.window.y).held, placement: placement)
    }

    /// A hidden keyboard of no height at the screen's bottom.
    private static func none(on screen: Screen) -> TakenKeyboard {
        TakenKeyboard(Rect(x: 0, y: screen.height, width: screen.width, height: 0), on: screen)
    }
}
