internal import AvoidanceModels

/// The view hierarchy of `dumpsys activity top`: Android's own description of each view, in pixels and relative to the
/// parent, without how far a parent is scrolled.
enum AndroidActivityDump: LineReader {
    static let format = DumpFormat.androidActivityDump

    static func read(_ text: DumpText) -> [ImportedDump] {
        guard var dump = androidTree(text) else { return [] }
        noticeFocus(&dump)
        return [dump]
    }

    private static func noticeFocus(_ dump: inout ImportedDump) {
        let focused = dump.views.indices.filter { dump.views[$0].isFocused }
        let field = focused.last { dump.views[$0].kind.isTextInput }
        for index in focused where index != field { dump.views[index].isFocused = false }
        guard var view = field else { return }
        while let parent = dump.views[view].parent {
            if dump.views[parent].scroll != nil {
                dump.warn(
                    .approximateFrames,
                    line: dump.views[parent].line,
                    "\(dump.views[parent].className) may be scrolled: the dump doesn't show how far, and zero is taken"
                )
            }
            view = parent
        }
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
            let first = scanner.take { $0 != Byte.space }
            guard first.count >= 8, scanner.skip(" ") else { return nil }
            let second = scanner.take { $0 != Byte.space }
            guard second.count >= 2, scanner.skip(" ") else { return nil }
            guard let frame = Self.frame(&scanner) else { return nil }
            self.frame = frame
            let name = scanner.text(className)
            view = ImportedView(
                className: AndroidKind.shortName(of: name),
                kind: AndroidKind.kind(of: name),
                frame: .zero,
                line: 0
            )
            let bytes = scanner.bytes
            view.isHidden = bytes[first.lowerBound] != UInt8(ascii: "V")
            view.isFocused = bytes[second.lowerBound + 1] == UInt8(ascii: "F")
            let scrollsSideways = bytes[first.lowerBound + 4] == UInt8(ascii: "H")
            let scrolls = bytes[first.lowerBound + 5] == UInt8(ascii: "V")
            // A text shows its bars too when it is longer than its frame.
            if scrolls || scrollsSideways, !view.kind.isTextInput, view.kind != .label {
                if !view.kind.isScrollContainer { view.kind = .scrollView }
                view.scroll = ScrollGeometry(axes: !scrolls ? .horizontal : scrollsSideways ? .both : .vertical)
            }
            if scanner.skip(" #") { scanner.skip { $0 != Byte.space && $0 != Byte.closeBrace } }
            scanner.skipBlanks()
            let identifier = scanner.take { $0 != Byte.space && $0 != Byte.closeBrace }
            if let slash = scanner.bytes[identifier].firstIndex(of: UInt8(ascii: "/")), slash > identifier.lowerBound {
                view.identifier = scanner.text(identifier)
            }
        }

        /// `l,t-r,b`.
        private static func frame(_ scanner: inout ByteScanner) -> ReadRect? {
            guard let left = scanner.number(), scanner.skip(","), let top = scanner.number(), scanner.skip("-"),
                let right = scanner.number(), scanner.skip(","), let bottom = scanner.number()
            else { return nil }
            return ReadRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
