internal import AvoidanceModels

/// The lines of `dumpsys window`, `dumpsys input_method`, `wm size` and `wm density` that tell of the keyboard and the
/// screen, in pixels.
enum AndroidWindowDump: DumpReader {
    static let format = DumpFormat.androidWindowDump

    private static let marks: [StaticString] = [
        "InsetsSource", "mInputShown=", "mIsImeShowing=", "mImeShowing=", "mGivenContentInsets=", "Physical density:",
        "Physical size:",
    ]

    static func recognises(_ text: DumpText) -> Bool {
        marks.contains(where: text.contains) || (text.contains("Window #") && text.contains(" Window{"))
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var facts = AndroidWindowFacts()
        for index in text.lines.indices { facts.take(text.line(index), number: index + 1) }
        return [facts.dump(format)]
    }
}
