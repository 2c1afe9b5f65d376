internal import AvoidanceModels

/// Finds the view that somebody means.
struct FocusSearch {
    let views: [ImportedView]
    let ids: [String]
    /// In the space of the screen, in the units in which places are given.
    let frames: [Rect]

    /// The views that a text may mean; one, if it is clear.
    func matches(_ text: String) -> [Int] {
        if let place = ImportOptions.numbers(text, 2) { return at(Point(x: place[0], y: place[1])) }
        let address = Self.address(in: text)
        let ways: [(Int) -> Bool] = [
            { ids[$0] == text },
            { views[$0].identifier == text },
            { !views[$0].identifier.isEmpty && AndroidKind.shortID(of: views[$0].identifier) == text },
            { address != nil && views[$0].address == address },
            { views[$0].label == text },
            { views[$0].placeholder == text },
            { views[$0].text == text },
        ]
        for isMatch in ways {
            let found = views.indices.filter(isMatch)
            if found.isEmpty { continue }
            let fields = found.filter { views[$0].kind.isTextInput }
            return fields.isEmpty ? found : fields
        }
        return []
    }

    /// The frontmost field at a place, or else the frontmost view.
    private func at(_ place: Point) -> [Int] {
        let found = views.indices.filter { index in
            let frame = frames[index]
            return place.x >= frame.x && place.x < frame.maxX && place.y >= frame.y && place.y < frame.maxY
                && !views[index].isHidden
        }
        let choice = found.last { views[$0].kind.isTextInput } ?? found.last
        return choice.map { [$0] } ?? []
    }

    /// The address in a debugger's print of the first responder.
    private static func address(in text: String) -> String? {
        var scanner = ByteScanner(text.utf8)
        guard scanner.skip(past: "0x") else { return nil }
        let digits = scanner.take { Byte.hexadecimal($0) != nil }
        return digits.isEmpty ? nil : "0x" + scanner.text(digits)
    }
}
