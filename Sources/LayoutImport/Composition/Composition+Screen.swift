internal import AvoidanceModels

extension Composition {
    /// The screen in the layout's units: as it was said, or else as the dumps show it, or else the device's; a view or a
    /// keyboard of the size of a known screen is taken for one with a warning.
    mutating func findScreen() -> (size: Size?, need: Need<Screen>?) {
        let shown = shownScreen
        if let screen = options.screen {
            let size = Scaling.divided(Size(width: screen.width, height: screen.height), by: divisor)
            if let shown, shown != size { contradict(shown, size) }
            return (size, nil)
        }
        if let shown {
            if let device = options.device, !isScreen(shown, of: device), !isStillInPixels {
                contradict(shown, device.screen(shown.width > shown.height ? .landscape : .portrait))
            }
            return (shown, nil)
        }
        if options.device == nil, let size = assumedScreen {
            warn(
                .screenAssumed,
                "the screen isn't in the dump; the window at its corner, \(size.text), is taken for all of it"
            )
            return (size, nil)
        }
        let candidates = screenCandidates
        if let device = options.device, !isStillInPixels {
            let isWide = (assumedScreen ?? candidates.first).map { $0.width > $0.height } ?? false
            return (device.screen(isWide ? .landscape : .portrait), nil)
        }
        // A turned window of before iOS 8 has the size of a screen too, but not that of this one.
        let isRotated = tree.warnings.contains { $0.code == .rotatedWindow }
        if !isRotated, let size = candidates.first(where: DeviceTable.isAppleScreen) {
            warn(.screenAssumed, "the screen isn't in the dump; \(size.text), the size of a known one, is taken")
            return (size, nil)
        }
        let screens = candidates.map { Screen(width: $0.width, height: $0.height) }
        return (nil, Need("the screen isn't in the dumps: give its width and height, or a device", screens))
    }

    private var shownScreen: Size? {
        for dump in [tree] + dumps {
            if let screen = dump.screen { return Scaling.divided(screen, by: divisor(of: dump)) }
        }
        return nil
    }

    private var assumedScreen: Size? {
        for dump in [tree] + dumps {
            if let screen = dump.assumedScreen { return Scaling.divided(screen, by: divisor(of: dump)) }
        }
        return nil
    }

    private var isStillInPixels: Bool { dumps.contains { $0.unit == .pixels } && divisor == 1 && options.device == nil }

    /// What the dumps hint at, each once.
    private var screenCandidates: [Size] {
        var candidates: [Size] = []
        for dump in [tree] + dumps {
            for size in dump.screenCandidates where size.width > 0 && size.height > 0 {
                let size = Scaling.divided(size, by: divisor(of: dump))
                if !candidates.contains(size) { candidates.append(size) }
            }
        }
        return candidates
    }

    private func isScreen(_ size: Size, of device: Device) -> Bool {
        [Device.Orientation.portrait, .landscape].contains { orientation in
            let screen = device.screen(orientation)
            return (screen.width - size.width).magnitude <= 1 && (screen.height - size.height).magnitude <= 1
        }
    }

    private mutating func contradict(_ shown: Size, _ said: Size) {
        warn(.contradiction, "the dump shows a screen of \(shown.text), but \(said.text) was said")
    }
}

extension Size {
    /// `390 by 844`.
    var text: String { "\(width.text) by \(height.text)" }
}
