internal import AvoidanceModels

/// What the window manager said of the keyboard and the screen.
struct AndroidWindowFacts {
    private struct Source {
        var frame: Rect?
        var isVisible: Bool
        var line: Int
    }

    /// A window's frames before Android 11, which end where the keyboard begins.
    private struct Window {
        var display: Rect?
        var content: Rect?
        var hasSurface: Bool?
        var line: Int
    }

    private var keyboards: [Source] = []
    /// The union of all bars and keyboards.
    private var extent: Rect?
    private var isShowing: Bool?
    private var isInputShown: Bool?
    private var window: Window?
    private var windows: [Window] = []
    private var size: Size?
    private var density: Double?
    private var focusName: String?

    /// A keyboard takes at least this share of the display; less is a bar.
    private static let leastShare = 0.15

    mutating func take(_ line: ByteScanner, number: Int) {
        takeSource(line, number)
        takeFlags(line)
        takeWindow(line, number)
        takeScreen(line)
    }

    /// Lines that begin with `InsetsSource`; others repeat them.
    private mutating func takeSource(_ line: ByteScanner, _ number: Int) {
        var scanner = line
        scanner.skipBlanks()
        let isWhole = scanner.starts(with: "InsetsSource ") || scanner.starts(with: "InsetsSource: {")
        if !isWhole {
            // logcat puts its own words before the source.
            guard scanner.place(of: "mSource=") == nil, scanner.skip(past: "InsetsSource: {") else { return }
        }
        let type = Self.word("type", scanner) ?? Self.word("mType", scanner) ?? ""
        var frame: Rect?
        if var value = Self.value("frame", scanner) ?? Self.value("mFrame", scanner) { frame = value.edges()?.rect }
        if let frame { extent = extent.map { Self.union($0, frame) } ?? frame }
        guard type == "ime" || type == "ITYPE_IME" || type == "IME" else { return }
        let isVisible = (Self.word("visible", scanner) ?? Self.word("mVisible", scanner)) == "true"
        keyboards.append(Source(frame: frame, isVisible: isVisible, line: number))
    }

    private mutating func takeFlags(_ line: ByteScanner) {
        if let value = Self.word("mIsImeShowing", line) { isShowing = value == "true" }
        if let value = Self.word("mInputShown", line) { isInputShown = value == "true" }
        guard line.place(of: "mServedView=") != nil, var view = Self.value("mServedView", line) else { return }
        if view.skip(past: ":id/") {
            focusName = view.text(view.take { Byte.isWord($0) })
        }
    }

    private mutating func takeWindow(_ line: ByteScanner, _ number: Int) {
        if line.place(of: "Window #") != nil {
            if let window { windows.append(window) }
            window = Window(line: number)
        }
        guard window != nil || line.place(of: "content=[") != nil else { return }
        if window == nil { window = Window(line: number) }
        if let value = Self.word("mHasSurface", line) { window?.hasSurface = value == "true" }
        if var value = Self.value("display", line), let rect = value.edges()?.rect { window?.display = rect }
        if var value = Self.value("content", line), let rect = value.edges()?.rect {
            window?.content = rect
            window?.line = number
        }
    }

    private mutating func takeScreen(_ line: ByteScanner) {
        for key in ["cur", "init", "base"] as [StaticString] where size == nil {
            if var value = Self.value(key, line), let found = Self.size(&value) { size = found }
        }
        var scanner = line
        if scanner.skip(past: "Physical size:") || scanner.skip(past: "Override size:") {
            scanner.skipBlanks()
            size = Self.size(&scanner) ?? size
        }
        scanner = line
        if scanner.skip(past: "Physical density:") || scanner.skip(past: "Override density:") {
            scanner.skipBlanks()
            density = scanner.number() ?? density
        }
        if density == nil, let place = line.place(of: "dpi") {
            var start = place
            while start > line.position, Byte.isDigit(line.bytes[start - 1]) { start -= 1 }
            if start < place { density = Double(line.text(start..<place)) }
        }
    }

    func dump(_ format: DumpFormat) -> ImportedDump {
        var dump = ImportedDump(format)
        dump.unit = .pixels
        dump.focusName = focusName
        let windows = self.windows + (window.map { [$0] } ?? [])
        if let density, density > 0, NumberRule.scale.allows(density / 160) { dump.scale = density / 160 }
        dump.screen = size ?? windows.lazy.compactMap(\.display).first.map { Size(width: $0.width, height: $0.height) }
        // Bars at the top and at the bottom span the screen.
        if dump.screen == nil, let extent, extent.x == 0, extent.y == 0 {
            dump.screen = Size(width: extent.width, height: extent.height)
        } else if dump.screen == nil, let extent {
            dump.screenCandidates = [Size(width: extent.maxX, height: extent.maxY)]
        }
        decide(windows, &dump)
        return dump
    }

    /// The source's flag decides; a hidden keyboard keeps its frame.
    private func decide(_ windows: [Window], _ dump: inout ImportedDump) {
        let shown = keyboards.filter(\.isVisible)
        if let first = shown.first {
            let frames = shown.compactMap(\.frame).filter { $0.width > 0 && $0.height > 0 }
            guard let frame = frames.first, frames.allSatisfy({ $0 == frame }) else {
                let reason =
                    frames.isEmpty ? "the keyboard is shown, but its frame is empty" : "keyboards contradict each other"
                dump.warn(.keyboardUnknown, line: first.line, reason)
                dump.keyboard = .unknown(candidates: frames)
                return
            }
            if isShowing == false {
                dump.warn(
                    .keyboardDoubtful,
                    line: first.line,
                    "the keyboard is visible here, but mIsImeShowing is false"
                )
            }
            dump.keyboard = .shown(frame)
        } else if !keyboards.isEmpty || isShowing == false {
            dump.keyboard = .hidden
        } else {
            decideByWindows(windows, &dump)
        }
    }

    private func decideByWindows(_ windows: [Window], _ dump: inout ImportedDump) {
        for window in windows {
            guard let display = window.display, let content = window.content else { continue }
            let height = display.maxY - content.maxY
            guard height > display.height * Self.leastShare else { continue }
            let frame = Rect(x: display.x, y: content.maxY, width: display.width, height: height)
            guard window.hasSurface != false else {
                dump.warn(
                    .keyboardUnknown,
                    line: window.line,
                    "the window has no surface: it is not on the screen, and says nothing of the keyboard"
                )
                continue
            }
            dump.keyboard = .shown(frame)
            return
        }
        if isInputShown == true || isShowing == true {
            dump.keyboard = .unknown(candidates: [])
            dump.warn(.keyboardUnknown, "the keyboard is shown, but no line says where")
        } else if isInputShown == false {
            dump.keyboard = .hidden
        }
    }

    /// What stands behind `key=`, where the key is a whole word.
    private static func value(_ key: StaticString, _ line: ByteScanner) -> ByteScanner? {
        var scanner = line
        while let place = scanner.place(of: key) {
            scanner.move(to: place + key.utf8CodeUnitCount)
            let isWhole = place == line.position || !Byte.isWord(line.bytes[place - 1])
            if isWhole, scanner.skip("=") { return scanner }
        }
        return nil
    }

    private static func word(_ key: StaticString, _ line: ByteScanner) -> String? {
        guard var scanner = value(key, line) else { return nil }
        return scanner.text(scanner.take { Byte.isWord($0) })
    }

    /// `1080x2400`.
    private static func size(_ scanner: inout ByteScanner) -> Size? {
        guard let width = scanner.number(), scanner.skip("x"), let height = scanner.number(), width > 0, height > 0,
            WireNumber.areTaken([width, height])
        else { return nil }
        return Size(width: width, height: height)
    }

    private static func union(_ one: Rect, _ other: Rect) -> Rect {
        let x = min(one.x, other.x)
        let y = min(one.y, other.y)
        return Rect(x: x, y: y, width: max(one.maxX, other.maxX) - x, height: max(one.maxY, other.maxY) - y)
    }
}
