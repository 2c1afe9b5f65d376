internal import AvoidanceModels

/// The user info of UIKit's keyboard notifications, as Objective-C and Swift print it, and the like of it in the logs of
/// libraries.
enum KeyboardUserInfo: DumpReader {
    static let format = DumpFormat.keyboardUserInfo

    static func recognises(_ text: DumpText) -> Bool {
        var scanner = text.scanner
        while let (key, _) = KeyboardKey.next(&scanner) {
            switch key {
            case .frameBegin, .frameEnd, .centerBegin, .centerEnd, .bounds: return true
            default: continue
            }
        }
        return false
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var scanner = text.scanner
        var notes: [KeyboardNote] = []
        var note = KeyboardNote(place: 0)
        while let (key, place) = KeyboardKey.next(&scanner) {
            if note.begins(anotherWith: key) {
                notes.append(note)
                note = KeyboardNote(place: place)
            }
            if note.isEmpty { note.place = place }
            note.take(key, &scanner)
        }
        notes.append(note)
        // A log may describe views beside the keyboard.
        var tree = UIKitTree(format)
        if text.contains("frame = ") { for line in UIKitLine.all(in: text) { tree.add(line) } }
        let views = tree.finish()
        return notes.filter(\.hasFrame).map { note in
            var dump = views
            note.fill(&dump, line: text.lineNumber(of: note.place))
            return dump
        }
    }
}
