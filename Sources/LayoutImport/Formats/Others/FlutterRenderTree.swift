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
        noticeScreen(text, &dump)
        var bottoms: [(height: Double, line: Int)] = []
        var scanner = text.scanner
        while let place = scanner.place(of: "EdgeInsets") {
            scanner.move(to: place + 10)
            let number = text.lineNumber(of: place)
            guard areOfView(ByteScanner(text.bytes, text.lines[number - 1].lowerBound..<place)) else { continue }
            if scanner.skip(".zero") { bottoms.append((0, number)) }
            guard scanner.skip("("), let insets = scanner.numbers(4), NumberRule.size.allows(insets[3]) else {
                continue
            }
            bottoms.append((insets[3], number))
        }
        noticeKeyboard(bottoms, &dump)
        return [dump]
    }

    /// Whether insets are the view's, by what stands before them in the line: padding and margins of boxes have the same
    /// notation.
    private static func areOfView(_ before: ByteScanner) -> Bool {
        var end = before.end
        func back(while isWanted: (UInt8) -> Bool) {
            while end > before.position, isWanted(before.bytes[end - 1]) { end -= 1 }
        }
        back { Byte.isBlank($0) }
        let mark = end
        back { $0 == Byte.colon || $0 == Byte.equals }
        guard end < mark else { return true }
        back { Byte.isBlank($0) }
        let last = end
        back { Byte.isWord($0) }
        let name = before.text(end..<last)
        if name == "viewInsets" { return true }
        back { Byte.isBlank($0) }
        // The line of the tree that a property hangs on.
        if end > before.position, before.bytes[end - 1] >= 0x80 { return false }
        let part = name.lowercased()
        return !part.hasSuffix("padding") && !part.hasSuffix("margin") && !part.hasSuffix("gestureinsets")
    }

    /// `configuration: Size(411.4, 731.4) at 2.625x (in logical pixels)`, of which the size may be that of constraints, or
    /// `MediaQueryData(size: Size(411.4, 731.4), devicePixelRatio: 2.6`.
    private static func noticeScreen(_ text: DumpText, _ dump: inout ImportedDump) {
        var scanner = text.scanner
        guard scanner.skip(past: "MediaQueryData(size: Size(") || skipConfiguration(&scanner),
            let width = scanner.number(), scanner.skip(", ")
        else { return }
        _ = scanner.skip("h=")
        guard let height = scanner.number(), width > 0, height > 0, WireNumber.areTaken([width, height]) else { return }
        dump.screen = Size(width: width, height: height)
        guard scanner.skip(") at ") || scanner.skip("), devicePixelRatio: "), let scale = scanner.number() else {
            return
        }
        if NumberRule.scale.allows(scale) { dump.scale = scale }
    }

    private static func skipConfiguration(_ scanner: inout ByteScanner) -> Bool {
        scanner.skip(past: "configuration: ") && (scanner.skip("Size(") || scanner.skip("BoxConstraints(w="))
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
