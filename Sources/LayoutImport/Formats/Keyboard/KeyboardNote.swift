internal import AvoidanceModels

/// What one notification said.
struct KeyboardNote {
    /// Where it begins in the text.
    var place: Int
    private var name: EventType?
    private var frameBegin: ReadRect?
    private var frameEnd: ReadRect?
    private var centerBegin: Point?
    private var centerEnd: Point?
    private var bounds: ReadRect?
    private var curve: Double?
    private var duration: Double?
    private var isLocal: Bool?
    private var keys: [KeyboardKey] = []

    init(place: Int) {
        self.place = place
    }

    var isEmpty: Bool { keys.isEmpty }

    var hasFrame: Bool { frameEnd != nil || frameBegin != nil || (centerEnd != nil && bounds != nil) }

    /// Whether a key belongs to another notification than what was taken so far.
    func begins(anotherWith key: KeyboardKey) -> Bool {
        if case .name = key { return hasFrame }
        return keys.contains(key)
    }

    /// Reads the value of a key, if one stands behind it.
    mutating func take(_ key: KeyboardKey, _ scanner: inout ByteScanner) {
        if case .name(let type) = key {
            name = type
            return
        }
        var value = scanner
        guard Self.skipToValue(&value) else { return }
        switch key {
        case .name: break
        case .frameBegin: frameBegin = Self.rect(&value)
        case .frameEnd: frameEnd = Self.rect(&value)
        case .bounds: bounds = Self.rect(&value)
        case .centerBegin: centerBegin = value.point()
        case .centerEnd: centerEnd = value.point()
        case .animationCurve: curve = value.numbers(1)?.first
        case .animationDuration: duration = value.numbers(1)?.first
        case .isLocal: isLocal = Self.flag(&value)
        }
        keys.append(key)
        if value.position > scanner.position { scanner.move(to: value.position) }
    }

    /// Puts the event, or what is odd about it, into a dump.
    func fill(_ dump: inout ImportedDump, line: Int) {
        let end = oriented(frameEnd, centerEnd, &dump, line, isEnd: true)
        let begin = oriented(frameBegin, centerBegin, &dump, line, isEnd: false)
        guard let end else {
            dump.warn(
                .keyboardDoubtful,
                line: line,
                "the keyboard's end frame is missing or no frame that can be taken"
            )
            dump.keyboard = .unknown(candidates: begin.map { [$0] } ?? [])
            return
        }
        let event = KeyboardEvent(
            type: name ?? type(begin, end),
            beginFrame: begin,
            endFrame: end,
            animationDuration: duration.flatMap { NumberRule.duration.allows($0) ? $0 : nil },
            animationCurve: curve.flatMap { NumberRule.curve.allows($0) ? $0 : nil } ?? 7,
            isLocal: isLocal ?? true
        )
        if isLocal == false { dump.warn(.keyboardDoubtful, line: line, "the keyboard is that of another app") }
        if let begin, event.type.isHide, end.y < begin.y {
            dump.warn(.keyboardDoubtful, line: line, "the keyboard is said to hide, but its frames rise")
        }
        if end.y <= 0, end.height > 0 {
            dump.warn(.keyboardDoubtful, line: line, "the keyboard begins at the top of the screen, and covers nothing")
        }
        dump.keyboard = .event(event)
        noticeScreen(event, &dump)
    }

    /// A docked keyboard tells the screen's size.
    private func noticeScreen(_ event: KeyboardEvent, _ dump: inout ImportedDump) {
        guard let end = event.endFrame, end.x == 0, end.width > 0 else { return }
        let bottom = event.type.isHide || end.height == 0 ? end.y : end.maxY
        dump.screenCandidates.append(Size(width: end.width, height: bottom))
        // One that hides may end anywhere below the screen, but it was at its bottom.
        guard event.type.isHide, let begin = event.beginFrame, begin.x == 0, begin.width > 0 else { return }
        dump.screenCandidates.append(Size(width: begin.width, height: begin.maxY))
    }

    /// The frame; before iOS 8 it stays in the upright screen's space while centre and bounds turn.
    private func oriented(
        _ frame: ReadRect?,
        _ center: Point?,
        _ dump: inout ImportedDump,
        _ line: Int,
        isEnd: Bool
    ) -> Rect? {
        let rect = frame?.rect
        guard let center, let bounds = bounds?.rect else { return rect }
        let centered = ReadRect(
            x: center.x - bounds.width / 2,
            y: center.y - bounds.height / 2,
            width: bounds.width,
            height: bounds.height
        ).rect
        guard let rect else { return isEnd ? centered : nil }
        let isTurned = rect.width != bounds.width && rect.height == bounds.width && rect.width == bounds.height
        guard isTurned else { return rect }
        if isEnd {
            dump.warn(
                .keyboardDoubtful,
                line: line,
                "the frame is that of the upright screen: centre and bounds are taken"
            )
        }
        return centered
    }

    /// What happened, told by the frames alone.
    private func type(_ begin: Rect?, _ end: Rect) -> EventType {
        if end.height == 0 { return .keyboardWillHide }
        guard let begin else { return .keyboardWillShow }
        if end.y < begin.y {
            return begin.y >= end.maxY - 1 || begin.height == 0 ? .keyboardWillShow : .keyboardWillChangeFrame
        }
        if end.y > begin.y { return end.y >= begin.maxY - 1 ? .keyboardWillHide : .keyboardWillChangeFrame }
        return .keyboardWillChangeFrame
    }

    /// A rectangle; one that the text ends in may lack digits, and is none.
    private static func rect(_ scanner: inout ByteScanner) -> ReadRect? {
        let rect = scanner.rect()
        return scanner.isAtEnd ? nil : rect
    }

    /// Moves to behind the `=` or `:` that stands next but for quotes and brackets.
    private static func skipToValue(_ scanner: inout ByteScanner) -> Bool {
        scanner.skip { byte in
            byte == Byte.quote || byte == Byte.backslash || byte == Byte.closeParenthesis || Byte.isSpace(byte)
        }
        // Swift's dump of a dictionary names a key twice before its value.
        if scanner.skip("- value :") {
            scanner.skipSpaces()
            return scanner.peek() != Byte.quote
        }
        guard let byte = scanner.peek(), byte == Byte.equals || byte == Byte.colon else { return false }
        scanner.advance()
        scanner.skipSpaces()
        return true
    }

    private static func flag(_ scanner: inout ByteScanner) -> Bool? {
        scanner.skip { Byte.isSpace($0) || $0 == Byte.quote }
        _ = scanner.skip("Optional(")
        if scanner.skip("true") || scanner.skip("YES") { return true }
        if scanner.skip("false") || scanner.skip("NO") { return false }
        return scanner.number().map { $0 != 0 }
    }
}
