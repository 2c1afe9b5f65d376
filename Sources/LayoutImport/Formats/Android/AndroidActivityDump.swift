internal import AvoidanceModels

/// The view hierarchies of `dumpsys activity top`: Android's own description of each view, in pixels and relative to the
/// parent, without how far a parent is scrolled.
enum AndroidActivityDump: LineReader {
    static let format = DumpFormat.androidActivityDump

    /// Every activity has a hierarchy of its own, and tells of the keyboard and the screen before it.
    static func read(_ text: DumpText) -> [ImportedDump] {
        var dumps: [ImportedDump] = []
        var lines: [(line: Line, number: Int)] = []
        var facts = AndroidWindowFacts()
        var hasBeginning = false
        func finish() {
            let isWhole = hasBeginning || lines.first?.line.view.className.hasSuffix("DecorView") == true
            if var dump = androidTree(lines, isWhole: isWhole) {
                dump.screen = facts.screen
                if !facts.keyboards.isEmpty { facts.decideKeyboard(&dump) }
                dumps.append(dump)
            }
            lines = []
            hasBeginning = false
        }
        for index in text.lines.indices {
            let line = text.line(index)
            if let view = Line(line) {
                lines.append((view, index + 1))
            } else if begins("ACTIVITY ", line) || begins("TASK ", line) {
                finish()
                facts = AndroidWindowFacts()
            } else if begins("View Hierarchy:", line) || begins("DecorView@", line) {
                finish()
                hasBeginning = true
            } else {
                facts.take(line, number: index + 1)
            }
        }
        finish()
        return dumps
    }

    private static func begins(_ title: StaticString, _ line: ByteScanner) -> Bool {
        var scanner = line
        scanner.skipBlanks()
        return scanner.starts(with: title)
    }

    /// `pkg.Class{hash VFED.V... .F...... l,t-r,b #7f090058 app:id/name}`.
    struct Line: ViewLine {
        var view: ImportedView
        var frame: ReadRect?
        /// The blanks before the line.
        var depth: Int

        init?(_ line: ByteScanner) {
            var scanner = line
            scanner.skipBlanks()
            depth = scanner.position - line.position
            let className = scanner.take { Byte.isWord($0) || $0 == Byte.dot || $0 == UInt8(ascii: "$") }
            guard !className.isEmpty, scanner.skip("{") else { return nil }
            guard !scanner.take(while: { Byte.hexadecimal($0) != nil }).isEmpty, scanner.skip(" ") else { return nil }
            let first = scanner.take { Self.flags.contains($0) }
            guard let shown = scanner.bytes[first].first, "VIG".utf8.contains(shown),
                scanner.isAtEnd || scanner.skip(" ")
            else { return nil }
            let second = scanner.take { $0 != Byte.space }
            _ = scanner.skip(" ")
            // A line that is cut off is a view's all the same.
            if first.count >= 8, second.count >= 2 { frame = Self.frame(&scanner) }
            let name = scanner.text(className)
            view = ImportedView(
                className: AndroidKind.shortName(of: name),
                kind: AndroidKind.kind(of: name),
                frame: .zero,
                line: 0
            )
            let bytes = scanner.bytes
            view.isHidden = bytes[first.lowerBound] != UInt8(ascii: "V")
            guard let frame else { return }
            view.isFocused = bytes[second.lowerBound + 1] == UInt8(ascii: "F")
            view.scroll = scroll(of: name, flags: Array(bytes[first]), frame)
            if view.scroll != nil, !view.kind.isScrollContainer { view.kind = .scrollView }
            if scanner.skip(" #") { scanner.skip { $0 != Byte.space && $0 != Byte.closeBrace } }
            scanner.skipBlanks()
            let identifier = scanner.take { $0 != Byte.space && $0 != Byte.closeBrace }
            if let slash = scanner.bytes[identifier].firstIndex(of: UInt8(ascii: "/")), slash > identifier.lowerBound {
                view.identifier = scanner.text(identifier)
            }
        }

        private static let flags = Array("VIGFEDHCLX.".utf8)

        /// How a view scrolls, by its class or, where that says nothing, by the bars it shows.
        private func scroll(of className: String, flags: [UInt8], _ frame: ReadRect) -> ScrollGeometry? {
            guard frame.width > 0, frame.height > 0 else { return nil }
            let scrollsSideways = flags[4] == UInt8(ascii: "H")
            let scrolls = flags[5] == UInt8(ascii: "V")
            guard view.kind.isScrollContainer || (showsContent(className, flags) && (scrolls || scrollsSideways)) else {
                return nil
            }
            if scrolls || scrollsSideways {
                return ScrollGeometry(axes: !scrolls ? .horizontal : scrollsSideways ? .both : .vertical)
            }
            return ScrollGeometry(axes: AndroidKind.isHorizontal(className) ? .horizontal : .vertical)
        }

        /// Whether a class of the app's may scroll: what scrolls takes the focus but no clicks, and the framework's own
        /// classes that don't scroll may have bars all the same, as a text does that is longer than its frame.
        private func showsContent(_ className: String, _ flags: [UInt8]) -> Bool {
            view.kind == .view && flags[1] == UInt8(ascii: "F") && flags[6] != UInt8(ascii: "C")
                && !className.hasPrefix("android.widget.") && !className.hasPrefix("android.view.")
        }

        /// `l,t-r,b`.
        private static func frame(_ scanner: inout ByteScanner) -> ReadRect? {
            guard let left = scanner.number(), scanner.skip(","), let top = scanner.number(), scanner.skip("-"),
                let right = scanner.number(), scanner.skip(","), let bottom = scanner.number(),
                scanner.peek() == Byte.space || scanner.peek() == Byte.closeBrace
            else { return nil }
            return ReadRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
