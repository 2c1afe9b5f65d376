internal import AvoidanceModels

/// Reads a format in which every view is a line of its own.
protocol LineReader: DumpReader {
    associatedtype Line: ViewLine
}

/// A line that says one view.
protocol ViewLine {
    var view: ImportedView { get }
    /// Absent where the line has none that can be read.
    var frame: ReadRect? { get }
    /// How deep the view lies; any measure that grows with every level will do.
    var depth: Int { get }

    /// Reads a line; nil for one that is no view's.
    init?(_ line: ByteScanner)
}

extension LineReader {
    static func recognises(_ text: DumpText) -> Bool {
        text.lines.indices.contains { Line(text.line($0)) != nil }
    }

    /// The views of a dump of Android's by their lines and these' numbers, in pixels and relative to the parent, the first
    /// as large as the screen if it is whole and so not inside another one; nil without any.
    static func androidTree(_ lines: [(line: Line, number: Int)], isWhole: Bool = true) -> ImportedDump? {
        var dump = ImportedDump(format)
        dump.space = .parent
        dump.unit = .pixels
        var open = OpenViews()
        for (line, number) in lines { dump.add(line.view, frame: line.frame, line: number, atDepth: line.depth, &open) }
        guard let root = dump.views.first else { return nil }
        let roots = dump.views.lazy.filter { $0.parent == nil }.count
        if isWhole, roots == 1, root.frame.x == 0, root.frame.y == 0 {
            dump.screenCandidates = [Size(width: root.frame.width, height: root.frame.height)]
        } else {
            dump.warn(
                .partOfWindow,
                line: root.line,
                "the dump begins inside a window: its frames are relative to a view that isn't in it"
            )
        }
        AndroidContents.measure(&dump, SubtreeEnds.of(dump.views))
        noticeFocus(&dump)
        return dump
    }

    private static func noticeFocus(_ dump: inout ImportedDump) {
        let field = dump.focused.last { dump.views[$0].kind.isTextInput }
        dump.focus(only: field)
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
}
