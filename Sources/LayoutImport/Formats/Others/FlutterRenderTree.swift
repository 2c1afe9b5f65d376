internal import AvoidanceModels

/// Flutter's render tree, whose boxes have a size but no place: only the view insets that stand in a log beside it are
/// of use.
enum FlutterRenderTree: DumpReader {
    static let format = DumpFormat.flutterRenderTree

    static func recognises(_ text: DumpText) -> Bool {
        text.contains("EdgeInsets") && (text.contains("flutter:") || text.contains("BoxConstraints"))
            || (text.contains("BoxConstraints(") && text.contains("size: Size("))
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var dump = ImportedDump(format)
        if let place = text.scanner.place(of: "size: Size(") {
            dump.warn(
                .unreadLine,
                line: text.lineNumber(of: place),
                "a render tree says how large a box is, but not where: it gives no views"
            )
        }
        var bottoms: [(height: Double, line: Int)] = []
        var scanner = text.scanner
        while scanner.skip(past: "EdgeInsets") {
            let line = text.lineNumber(of: scanner.position)
            if scanner.skip(".zero") { bottoms.append((0, line)) }
            guard scanner.skip("("), let insets = scanner.numbers(4), NumberRule.size.allows(insets[3]) else {
                continue
            }
            bottoms.append((insets[3], line))
        }
        noticeKeyboard(bottoms, &dump)
        return [dump]
    }

    private static func noticeKeyboard(_ bottoms: [(height: Double, line: Int)], _ dump: inout ImportedDump) {
        guard let last = bottoms.last, let highest = bottoms.max(by: { $0.height < $1.height }) else { return }
        if last.height == 0 {
            dump.keyboard = .hidden
        } else {
            dump.keyboard = .height(highest.height)
        }
        if last.height < highest.height {
            dump.warn(
                .keyboardDoubtful,
                line: last.line,
                "the bottom inset falls from \(highest.height.text) to \(last.height.text): the keyboard is on its way out; "
                    + "its full height is taken"
            )
            if last.height == 0 { dump.keyboard = .hidden }
        }
    }
}
