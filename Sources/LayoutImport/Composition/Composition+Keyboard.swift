internal import AvoidanceModels

extension Composition {
    /// The keyboard as it was said, or else as a notification, another dump or the tree itself shows it, or else as
    /// the table of devices has it.
    mutating func findKeyboard(_ screen: Size?) -> (event: KeyboardEvent?, need: Need<KeyboardCandidate>?) {
        if let frame = options.keyboard { return (show(Scaling.divided(frame, by: divisor), screen), nil) }
        // A dump of the keyboard alone says more than what shines through a tree.
        let sources = dumps.sorted { rank($0) < rank($1) }
        var candidates: [KeyboardCandidate] = []
        for dump in sources {
            if let event = event(of: dump, screen, &candidates) { return (event, nil) }
        }
        let isUnknown = dumps.contains { if case .unknown? = $0.keyboard { true } else { false } }
        if let device = options.device, let keyboard = keyboard(of: device, screen) {
            if !isUnknown || candidates.isEmpty {
                warn(.keyboardFromDevice, "the keyboard is that of a table: \(keyboard.source)")
                return (show(keyboard.frame, screen), nil)
            }
            candidates.append(keyboard)
        }
        let reason =
            isUnknown ? "the keyboard's frame can't be known from the dumps" : "the keyboard isn't in the dumps"
        return (nil, Need("\(reason): add its notification, give its frame, or a device", candidates))
    }

    private func rank(_ dump: ImportedDump) -> Int {
        if case .event? = dump.keyboard { return 0 }
        return dump.views.isEmpty ? 1 : 2
    }

    private mutating func event(
        of dump: ImportedDump,
        _ screen: Size?,
        _ candidates: inout [KeyboardCandidate]
    ) -> KeyboardEvent? {
        let divisor = divisor(of: dump)
        switch dump.keyboard {
        case nil: return nil
        case .event(let event):
            if dumps.contains(where: { $0.unit == .pixels }) {
                warn(.contradiction, "the notification is in the points of iOS, and the tree in the pixels of Android")
            }
            return event
        case .shown(let frame): return show(Scaling.divided(frame, by: divisor), screen)
        case .hidden: return KeyboardEvent(type: .keyboardWillHide)
        case .docked(let size):
            guard let screen else { return nil }
            let size = Scaling.divided(size, by: divisor)
            let frame = Rect(x: 0, y: screen.height - size.height, width: size.width, height: size.height)
            return show(frame, screen)
        case .height(let height):
            guard let screen else { return nil }
            let height = height / divisor
            return show(Rect(x: 0, y: screen.height - height, width: screen.width, height: height), screen)
        case .unknown(let frames):
            candidates += frames.map {
                KeyboardCandidate(frame: Scaling.divided($0, by: divisor), source: dump.format.rawValue)
            }
            return nil
        }
    }

    /// A keyboard that comes up from below the screen.
    private func show(_ frame: Rect, _ screen: Size?) -> KeyboardEvent {
        let end = Scaling.divided(frame, by: 1)
        let begin = screen.map { Rect(x: end.x, y: $0.height, width: end.width, height: end.height) }
        return KeyboardEvent(type: .keyboardWillShow, beginFrame: begin, endFrame: end)
    }

    private func keyboard(of device: Device, _ screen: Size?) -> KeyboardCandidate? {
        guard let screen else { return nil }
        let orientation: Device.Orientation = screen.width > screen.height ? .landscape : .portrait
        guard let keyboard = device.keyboards[orientation] else { return nil }
        let frame = Rect(x: 0, y: screen.height - keyboard.height, width: screen.width, height: keyboard.height)
        let system = keyboard.system.map { ", \($0)" } ?? ""
        let source = "\(device.name), \(orientation.rawValue)\(system), confidence \(keyboard.confidence)"
        return KeyboardCandidate(frame: frame, source: source)
    }
}
