internal import AvoidanceModels

/// What a word of a notification's print stands for.
enum KeyboardKey: Equatable {
    case name(EventType)
    case frameBegin
    case frameEnd
    case centerBegin
    case centerEnd
    case bounds
    case animationCurve
    case animationDuration
    case isLocal

    /// The next key; the scanner then stands behind it.
    static func next(_ scanner: inout ByteScanner) -> (key: KeyboardKey, place: Int)? {
        while !scanner.isAtEnd {
            scanner.skip { !Byte.isLetter($0) }
            let place = scanner.position
            let word = scanner.take { Byte.isWord($0) }
            if let key = key(scanner, word) { return (key, place) }
        }
        return nil
    }

    /// `UIKeyboardFrameEndUserInfoKey`, `keyboardFrameEndUserInfoKey`, `keyboardFrameEnd`, `isLocal` and their like.
    private static func key(_ scanner: ByteScanner, _ range: Range<Int>) -> KeyboardKey? {
        guard range.count >= 7, range.count <= 64 else { return nil }
        if range.count == 7 { return scanner.text(range) == "isLocal" ? .isLocal : nil }
        var word = ByteScanner(scanner.bytes, range)
        _ = word.skip("UI")
        guard word.skip("Keyboard") || word.skip("keyboard") else { return nil }
        var name = word.text(word.rest)
        for ending in ["UserInfoKey", "Notification"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return names[name]
    }

    private static let names: [String: KeyboardKey] = [
        "FrameBegin": .frameBegin, "FrameEnd": .frameEnd, "CenterBegin": .centerBegin, "CenterEnd": .centerEnd,
        "Bounds": .bounds, "AnimationCurve": .animationCurve, "AnimationDuration": .animationDuration,
        "IsLocal": .isLocal, "WillShow": .name(.keyboardWillShow), "DidShow": .name(.keyboardDidShow),
        "WillHide": .name(.keyboardWillHide), "DidHide": .name(.keyboardDidHide),
        "WillChangeFrame": .name(.keyboardWillChangeFrame), "DidChangeFrame": .name(.keyboardDidChangeFrame),
    ]
}
