internal import AvoidanceModels

/// What the window manager said of the keyboard and the screen.
struct AndroidWindowFacts {
    /// What the window manager lays a bar or a keyboard out with.
    struct Source {
        var frame: Rect?
        /// Nil in a line that is cut off before it.
        var isVisible: Bool?
        /// The display that it is listed below, if that is named.
        var display: String?
        var line: Int
    }

    /// The keyboards that have a line of their own.
    private var listed: [Source] = []
    /// Those in the last state that a log gives in one line.
    private var logged: [Source] = []
    /// The display that is named first, which is the screen, and the one whose lines are being read.
    private(set) var firstDisplay: String?
    private var display: String?
    private(set) var windows: [AndroidWindow] = []
    private(set) var isShowing: Bool?
    private(set) var isInputShown: Bool?
    private(set) var density: Double?
    private(set) var focusName: String?
    /// The union of all bars and keyboards.
    private var extent: Rect?
    /// The display as it is turned now.
    private var current: Size?
    private var bounds: Size?
    /// The display as it is upright.
    private var upright: Size?

    var keyboards: [Source] { listed + logged }

    mutating func take(_ line: ByteScanner, number: Int) {
        if line.place(of: "Display: mDisplayId=") != nil, let display = AndroidFacts.word("mDisplayId", line) {
            firstDisplay = firstDisplay ?? display
            self.display = display
        }
        takeSources(line, number)
        takeFlags(line)
        takeWindow(line, number)
        takeScreen(line)
    }

    /// Lines that begin with `InsetsSource`, of which others repeat them, and the states in a log, of which the last one
    /// counts; what an app only asks for is none.
    private mutating func takeSources(_ line: ByteScanner, _ number: Int) {
        var scanner = line
        scanner.skipBlanks()
        if scanner.starts(with: "InsetsSource ") { return takeSource(scanner, number, isLogged: false) }
        guard scanner.place(of: "mSource=") == nil, scanner.place(of: "mRequestedInsetsState") == nil else { return }
        while scanner.skip(past: "InsetsSource: {") {
            let source = scanner.take { $0 != Byte.closeBrace }
            takeSource(ByteScanner(scanner.bytes, source), number, isLogged: true)
        }
    }

    private mutating func takeSource(_ source: ByteScanner, _ number: Int, isLogged: Bool) {
        let type = AndroidFacts.word("type", source) ?? AndroidFacts.word("mType", source) ?? ""
        let frame = AndroidFacts.edges("frame", source) ?? AndroidFacts.edges("mFrame", source)
        if let frame { extent = extent?.union(frame) ?? frame }
        guard type == "ime" || type == "ITYPE_IME" || type == "IME" else { return }
        let isVisible = AndroidFacts.flag("visible", source) ?? AndroidFacts.flag("mVisible", source)
        let keyboard = Source(frame: frame, isVisible: isVisible, display: display, line: number)
        if !isLogged {
            listed.append(keyboard)
        } else if logged.last?.line == number {
            logged.append(keyboard)
        } else {
            logged = [keyboard]
        }
    }

    private mutating func takeFlags(_ line: ByteScanner) {
        isShowing = AndroidFacts.flag("mIsImeShowing", line) ?? AndroidFacts.flag("mImeShowing", line) ?? isShowing
        isInputShown = AndroidFacts.flag("mInputShown", line) ?? isInputShown
        guard var view = AndroidFacts.value("mServedView", line), view.skip(past: ":id/") else { return }
        focusName = view.text(view.take { Byte.isWord($0) })
    }

    private mutating func takeWindow(_ line: ByteScanner, _ number: Int) {
        if line.place(of: "Window #") != nil {
            windows.append(AndroidWindow(line, line: number))
        } else if windows.isEmpty, AndroidFacts.edges("content", line) != nil {
            windows.append(AndroidWindow(line, line: number))
        }
        guard !windows.isEmpty, line.place(of: "InsetsSource") == nil else { return }
        windows[windows.count - 1].take(line, number: number)
    }

    private mutating func takeScreen(_ line: ByteScanner) {
        for key in ["cur", "init", "base"] as [StaticString] where current == nil {
            if var value = AndroidFacts.value(key, line) { current = AndroidFacts.size(&value) }
        }
        if bounds == nil {
            bounds =
                AndroidFacts.size(ofBounds: "mDisplayFrame", line) ?? AndroidFacts.size(ofBounds: "mMaxBounds", line)
        }
        var scanner = line
        if scanner.skip(past: "Physical size:") || scanner.skip(past: "Override size:") {
            scanner.skipBlanks()
            upright = AndroidFacts.size(&scanner) ?? upright
        }
        scanner = line
        if scanner.skip(past: "Physical density:") || scanner.skip(past: "Override density:") {
            scanner.skipBlanks()
            density = scanner.number() ?? density
        }
        scanner = line
        // Behind the display's own density stands the one that is set.
        _ = scanner.skip(past: " base=")
        if density == nil, let place = scanner.place(of: "dpi") {
            var start = place
            while start > line.position, Byte.isDigit(line.bytes[start - 1]) { start -= 1 }
            if start < place { density = Double(line.text(start..<place)) }
        }
    }

    func dump(_ format: DumpFormat) -> ImportedDump {
        var dump = ImportedDump(format)
        dump.unit = .pixels
        dump.focusName = focusName
        if let density, density > 0, NumberRule.scale.allows(density / 160) { dump.scale = density / 160 }
        dump.screen = screen
        if dump.screen == nil, let extent {
            dump.screenCandidates = [Size(width: extent.maxX, height: extent.maxY)]
        }
        decideKeyboard(&dump)
        return dump
    }

    /// The screen as something names it, or else as the windows or the bars at its edges span it.
    var screen: Size? {
        if let size = current ?? bounds ?? turned { return size }
        // A window that may lie anywhere, and one of a bar, have a display of their own.
        let displays = windows.compactMap(\.display).filter { $0.x == 0 && $0.y == 0 && $0.width > 0 }
        if let display = displays.max(by: { $0.width * $0.height < $1.width * $1.height }) {
            return Size(width: display.width, height: display.height)
        }
        guard let extent, extent.x == 0, extent.y == 0 else { return nil }
        return Size(width: extent.width, height: extent.height)
    }

    /// The upright display, lying on its side if the bars and keyboards fit into it in no other way.
    private var turned: Size? {
        guard let upright else { return nil }
        guard let extent, extent.maxX > upright.width, extent.maxX <= upright.height, extent.maxY <= upright.width
        else { return upright }
        return Size(width: upright.height, height: upright.width)
    }
}
