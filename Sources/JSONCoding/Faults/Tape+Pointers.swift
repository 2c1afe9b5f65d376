extension Tape {
    /// The JSON Pointers to the values at these indices, which must be in ascending order; one walk finds all.
    ///
    /// The walk enters only containers that hold one of the values, and keeps its own stack, since containers may nest
    /// deeper than a thread's stack allows.
    func pointers(to anchors: [Int]) -> [String] {
        var pointers: [String] = []
        var path: [Level] = []
        var index = Tape.root
        while true {
            while let level = path.last, index >= level.end {
                path.removeLast()
                index = level.end + 1
                if !path.isEmpty { path[path.count - 1].ordinal += 1 }
            }
            guard !path.isEmpty || index == Tape.root else { return pointers }
            var value = index
            if path.last?.isObject == true {
                path[path.count - 1].member = index
                value += 1
            }
            while pointers.count < anchors.count, anchors[pointers.count] == value {
                pointers.append(path.map { pointer(to: $0) }.joined())
            }
            guard pointers.count < anchors.count else { return pointers }
            if isContainer(value), anchors[pointers.count] < after(value) {
                path.append(Level(isObject: tag(value) == Tag.object, end: end(value)))
                index = value + 1
            } else {
                index = after(value)
                if !path.isEmpty { path[path.count - 1].ordinal += 1 }
            }
        }
    }

    private func isContainer(_ index: Int) -> Bool {
        tag(index) == Tag.object || tag(index) == Tag.array
    }

    private func pointer(to level: Level) -> String {
        "/" + (level.isObject ? JSONPointer.escaped(string(level.member)) : String(level.ordinal))
    }
}

/// A container that the walk is in, and how far it has come there.
private struct Level {
    let isObject: Bool
    /// The index of the word that closes the container.
    let end: Int
    var ordinal = 0
    var member = 0
}
