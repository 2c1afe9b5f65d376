internal import AvoidanceModels

/// The debug log of IQKeyboardManager, which names the keyboard's size, the scroll view and its own answer.
enum IQKeyboardLog: DumpReader {
    static let format = DumpFormat.iqKeyboardLog

    private static let facts: [StaticString] = [
        "Need to move:", "UIKeyboard Size :", "UIKeyboard Frame", "beginning frame :", "beginning Frame:",
        "beginning origin", "contentInset", "ContentOffset",
    ]

    /// Its lines begin with its name; others may name it too.
    static func recognises(_ text: DumpText) -> Bool {
        text.lines.indices.contains { index in
            let line = text.line(index)
            return isOwn(line) && facts.contains { line.place(of: $0) != nil }
        }
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var sessions = [Session()]
        for index in text.lines.indices {
            let line = plain(text.line(index))
            if isStart(line), sessions[sessions.count - 1].hasFacts { sessions.append(Session()) }
            sessions[sessions.count - 1].take(line, number: index + 1)
        }
        return sessions.map { $0.dump() }
    }

    private static func isOwn(_ line: ByteScanner) -> Bool {
        line.place(of: "IQKeyboardManager:") != nil || line.place(of: "IQKeyboardManager|") != nil
    }

    /// Whether an app begins in which the log goes on.
    private static func isStart(_ line: ByteScanner) -> Bool {
        guard isOwn(line) else { return false }
        var scanner = line
        return (scanner.skip(past: " Enabled") || scanner.skip(past: "\tEnabled") || scanner.skip(past: " enabled"))
            && scanner.isAtEnd && line.place(of: "lready") == nil
    }

    /// What the log says in one run of an app.
    private struct Session {
        private var tree = UIKitTree(IQKeyboardLog.format)
        private var screen: Size?
        private var keyboard: (size: Size, frame: Rect?, line: Int)?
        private var move: (distance: Double, line: Int)?
        private var addresses: Set<String> = []

        var hasFacts: Bool { keyboard != nil || move != nil || !addresses.isEmpty }

        mutating func take(_ line: ByteScanner, number: Int) {
            var scanner = line
            if scanner.skip(past: "beginning frame :") || scanner.skip(past: "beginning Frame:") {
                // A view that begins further down isn't as large as the screen.
                if let rect = scanner.rect()?.rect, rect.x == 0, rect.y <= 0 {
                    screen = Size(width: rect.width, height: rect.height)
                }
            } else if scanner.skip(past: "UIKeyboard Size :") || scanner.skip(past: "Keyboard Size :") {
                if let size = scanner.size() { keyboard = (size, nil, number) }
            } else if scanner.skip(past: "Keyboard Frame :") || scanner.skip(past: "Keyboard Frame:") {
                if let rect = scanner.rect()?.rect {
                    keyboard = (Size(width: rect.width, height: rect.height), rect, number)
                }
            } else if scanner.skip(past: "Need to move:") {
                if let distance = scanner.numbers(1)?.first, WireNumber.areTaken([distance]) {
                    move = (distance, number)
                }
            } else {
                takeView(line, number: number)
            }
        }

        private mutating func takeView(_ line: ByteScanner, number: Int) {
            var start = 0
            guard var description = UIKitDescription(line.bytes, line.rest, start: &start), description.frame != nil,
                addresses.insert(description.address).inserted
            else { return }
            // The frame is closed by what follows it, not by the end of the line.
            description.isComplete = true
            tree.add(UIKitLine(description: description, depth: 0, number: number, followsPrompt: false))
        }

        func dump() -> ImportedDump {
            var tree = tree
            var dump = tree.finish()
            dump.warnings.removeAll { $0.code == .partOfWindow }
            dump.space = .screen
            dump.screenCandidates = []
            dump.screen = screen
            dump.keyboard = keyboard.map { keyboard in keyboard.frame.map { .shown($0) } ?? .docked(keyboard.size) }
            if screen == nil, let frame = keyboard?.frame, frame.x == 0 {
                dump.screenCandidates = [Size(width: frame.width, height: frame.maxY)]
            }
            IQKeyboardLog.report(move, keyboard.map { ($0.size, $0.line) }, &dump)
            return dump
        }
    }

    private static func report(
        _ move: (distance: Double, line: Int)?,
        _ keyboard: (size: Size, line: Int)?,
        _ dump: inout ImportedDump
    ) {
        if let view = dump.views.first {
            dump.warn(
                .approximateFrames,
                line: view.line,
                "the frame is in its superview's space, which the log doesn't show"
            )
        }
        guard let move else { return }
        dump.reportedMove = move.distance
        dump.warn(.reportedMove, line: move.line, "the log reports a move of \(move.distance.text) points")
        if let keyboard, move.distance.magnitude > keyboard.size.height {
            dump.warn(
                .contradiction,
                line: move.line,
                "a keyboard \(keyboard.size.height.text) points high doesn't ask for a move of "
                    + "\(move.distance.magnitude.text) points, unless the field lies below the screen"
            )
        }
    }

    /// The line without the marks of bold and italic text.
    private static func plain(_ line: ByteScanner) -> ByteScanner {
        guard line.place(of: "**") != nil else { return line }
        var bytes: [UInt8] = []
        var scanner = line
        while let byte = scanner.peek() {
            if scanner.skip("_**") || scanner.skip("**_") || scanner.skip("**") { continue }
            bytes.append(byte)
            scanner.advance()
        }
        return ByteScanner(bytes)
    }
}
