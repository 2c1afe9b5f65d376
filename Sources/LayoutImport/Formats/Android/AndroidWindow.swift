internal import AvoidanceModels

/// A window as the window manager lists it, in the display's pixels.
struct AndroidWindow {
    /// Where it is listed.
    let line: Int
    /// Whether it is the keyboard's.
    private(set) var isInputMethod: Bool
    /// What it may fill; beyond all bounds for one that may lie anywhere.
    private(set) var display: Rect?
    private(set) var containing: Rect?
    private(set) var frame: Rect?
    /// Before Android 11, what of the frame is left to content, above the keyboard.
    private(set) var content: Rect?
    /// Where `content` stands.
    private(set) var contentLine: Int
    /// How far what a keyboard covers begins below its window's top.
    private(set) var contentInsetTop = 0.0
    private(set) var touchable: Rect?
    /// Whether it is on the screen, as far as anything says so.
    private(set) var isShown: Bool?

    /// A window by the line that names it.
    init(_ title: ByteScanner, line: Int) {
        self.line = line
        contentLine = line
        isInputMethod = title.place(of: " InputMethod}") != nil || title.place(of: " InputMethod ") != nil
    }

    mutating func take(_ line: ByteScanner, number: Int) {
        let type = AndroidFacts.word("ty", line)
        if type == "INPUT_METHOD" || type == "2011" { isInputMethod = true }
        takeVisibility(line)
        takeFrames(line, number)
        if var insets = AndroidFacts.value("mGivenContentInsets", line), let numbers = insets.numbers(4),
            NumberRule.size.allows(numbers[1])
        {
            contentInsetTop = numbers[1]
        }
        var scanner = line
        if scanner.skip(past: "touchable region=SkRegion(") { touchable = Self.bounds(of: scanner) }
    }

    private static let flags: [StaticString] = [
        "mHasSurface", "isReadyForDisplay()", "isOnScreen", "isVisible", "mPolicyVisibility",
    ]

    /// Every one of the flags can hide it.
    private mutating func takeVisibility(_ line: ByteScanner) {
        for key in Self.flags {
            guard let flag = AndroidFacts.flag(key, line) else { continue }
            isShown = (isShown ?? true) && flag
        }
        if let value = AndroidFacts.word("mViewVisibility", line) { isShown = (isShown ?? true) && value == "0x0" }
    }

    /// Insets, which are no frames, have the same names.
    private mutating func takeFrames(_ line: ByteScanner, _ number: Int) {
        guard line.place(of: "nsets: ") == nil else { return }
        if let rect = AndroidFacts.edges("display", line) { display = rect }
        if let rect = AndroidFacts.edges("containing", line) { containing = rect }
        if let rect = AndroidFacts.edges("mFrame", line) ?? AndroidFacts.edges("frame", line) { frame = rect }
        if let rect = AndroidFacts.edges("content", line) {
            content = rect
            contentLine = number
        }
    }

    /// The bounds of `(0,1784,1440,2960)` or of several such.
    private static func bounds(of region: ByteScanner) -> Rect? {
        var region = region
        var bounds: Rect?
        while region.peek() == Byte.openParenthesis, let rect = region.edges()?.rect {
            bounds = bounds.map { $0.union(rect) } ?? rect
            _ = region.skip(")")
        }
        return bounds
    }

    /// What the keyboard in this window covers: nothing where a hardware keyboard is used, and what takes touches where
    /// it floats.
    var keyboard: Rect? {
        guard let frame else { return nil }
        let height = frame.height - contentInsetTop
        if height > 0 {
            return Rect(x: frame.x, y: frame.y + contentInsetTop, width: frame.width, height: height)
        }
        return touchable ?? Rect(x: frame.x, y: frame.maxY, width: frame.width, height: 0)
    }

    /// What covers the lower end of the window, if its content ends above its frame.
    var covered: Rect? {
        guard let content, let frame = frame ?? containing ?? display, let display, display.x >= 0, display.y >= 0,
            (frame.maxY - display.maxY).magnitude <= 1
        else { return nil }
        let height = display.maxY - content.maxY
        guard height > 0 else { return nil }
        return Rect(x: display.x, y: content.maxY, width: display.width, height: height)
    }
}
