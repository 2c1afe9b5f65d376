internal import AvoidanceModels

/// The hierarchy that EarlGrey and Detox print: `|--<Class:0x1; AX.frame={{0, 0}, {1, 1}}; frame={{0, 0}, {1, 1}}; …>`.
enum EarlGreyTree: LineReader {
    static let format = DumpFormat.earlGreyTree

    static func read(_ text: DumpText) -> [ImportedDump] {
        var dump = ImportedDump(format)
        var open = OpenViews()
        var keyboard: Rect?
        var host: Rect?
        for index in text.lines.indices {
            guard let line = Line(text.line(index)) else { continue }
            let count = dump.views.count
            dump.add(line.view, frame: line.frame, line: index + 1, atDepth: line.depth, &open)
            guard dump.views.count > count else { continue }
            if UIKitKind.keyboardHosts.contains(line.view.className), !line.view.isHidden {
                host = dump.views[count].frame
            }
            guard line.view.className.hasPrefix("UIKB"), !line.view.className.contains("KeyView") else { continue }
            if dump.views[count].frame.height > keyboard?.height ?? 0 { keyboard = dump.views[count].frame }
        }
        // What is above the keys belongs to the keyboard too.
        if let host, let keys = keyboard, host.y <= keys.y, host.maxY >= keys.maxY, host.width >= keys.width {
            keyboard = host
        }
        if let keyboard, keyboard.width >= keyboard.height {
            dump.keyboard = .shown(keyboard)
            dump.screenCandidates.append(Size(width: keyboard.width, height: keyboard.maxY))
        }
        let keys = dump.views.indices.filter { dump.views[$0].className.hasPrefix("UIKB") }
        dump.views = ViewRemoval.removing(Set(keys), from: dump.views)
        let window = dump.views.first { $0.kind == .window && $0.frame.x == 0 && $0.frame.y == 0 }
        dump.screen = window.map { Size(width: $0.frame.width, height: $0.frame.height) }
        if dump.screen == nil, let first = dump.views.first {
            dump.warn(.partOfWindow, line: first.line, "the first view is not a window: the dump shows a part of one")
        }
        measure(&dump)
        return [dump]
    }

    private static func measure(_ dump: inout ImportedDump) {
        var bottoms: [Int: Double] = [:]
        for view in dump.views {
            guard let parent = view.parent, dump.views[parent].kind.isScrollContainer else { continue }
            bottoms[parent] = max(bottoms[parent] ?? 0, view.frame.maxY)
        }
        for index in dump.views.indices where dump.views[index].kind.isScrollContainer {
            let frame = dump.views[index].frame
            let height = max(bottoms[index] ?? frame.maxY, frame.maxY) - frame.y
            dump.views[index].scroll = ScrollGeometry(contentSize: Size(width: frame.width, height: height))
            dump.warn(
                .contentDerived,
                line: dump.views[index].line,
                "the dump shows neither how large the content is nor how far it is scrolled"
            )
        }
    }

    struct Line: ViewLine {
        var view: ImportedView
        /// `AX.frame`, in the screen's space.
        var frame: ReadRect?
        var depth: Int

        init?(_ line: ByteScanner) {
            var scanner = line
            var head: (className: String, digits: Range<Int>)?
            // In the quotes of a list, or behind what a log or a report put before the line.
            while head == nil {
                guard scanner.skip(past: "<") else { return nil }
                head = Self.head(&scanner)
            }
            guard let (className, digits) = head else { return nil }
            depth = line.bytes[line.position..<digits.lowerBound].reduce(0) { $1 == Byte.bar ? $0 + 1 : $0 }
            view = ImportedView(
                className: className,
                kind: UIKitKind.kind(className, base: nil),
                frame: .zero,
                line: 0
            )
            view.address = "0x" + scanner.text(digits)
            view.identifier = Self.quoted("; AX.id='", scanner)
            view.label = Self.quoted("; AX.label='", scanner)
            view.text = Self.quoted("; text='", scanner)
            view.isHidden = scanner.place(of: "; hidden") != nil
            // A frame that isn't closed may lack digits.
            if scanner.skip(past: "; AX.frame="), let read = scanner.rect(), scanner.starts(with: "}}") { frame = read }
        }

        /// The class and the digits of the address, behind the opening bracket.
        private static func head(_ scanner: inout ByteScanner) -> (String, Range<Int>)? {
            let name = scanner.take { Byte.isWord($0) || $0 == Byte.dot || $0 == UInt8(ascii: "$") }
            guard !name.isEmpty, scanner.skip(":0x") || scanner.skip(": 0x") else { return nil }
            let digits = scanner.take { Byte.hexadecimal($0) != nil }
            guard !digits.isEmpty, scanner.starts(with: "; AX") || scanner.starts(with: "; isAccessible=") else {
                return nil
            }
            return (scanner.text(name), digits)
        }

        /// A text that ends before the next key.
        private static func quoted(_ key: StaticString, _ scanner: ByteScanner) -> String {
            var scanner = scanner
            guard scanner.skip(past: key) else { return "" }
            let start = scanner.position
            while !scanner.isAtEnd {
                scanner.skip { $0 != Byte.apostrophe }
                let end = scanner.position
                scanner.advance()
                if scanner.isAtEnd || scanner.starts(with: "; ") || scanner.starts(with: ">") {
                    return scanner.text(start..<end)
                }
            }
            return scanner.text(start..<scanner.position)
        }
    }
}
