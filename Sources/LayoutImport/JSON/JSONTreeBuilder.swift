internal import AvoidanceModels

/// Makes a tree of views of a JSON tree whose objects are views.
struct JSONTreeBuilder {
    let tree: JSONTree
    let text: DumpText
    var dump: ImportedDump

    init(_ format: DumpFormat, _ tree: JSONTree, _ text: DumpText) {
        self.tree = tree
        self.text = text
        dump = ImportedDump(format)
        if let fault = tree.fault {
            dump.warn(.malformed, line: text.lineNumber(of: fault), "the JSON ends here, or is none from here on")
        }
        if tree.isFragment, let first = tree.nodes.first {
            dump.warn(.malformed, line: text.lineNumber(of: first.place), "the beginning of the JSON is missing")
        }
    }

    /// Goes through all objects; `view` says what it makes of each, nil for one that is no view itself.
    mutating func build(_ view: (JSONTree, Int) -> (view: ImportedView, frame: ReadRect?)?) {
        var depths: [Int] = []
        depths.reserveCapacity(tree.nodes.count)
        var open = OpenViews()
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            guard node.value == .object, let (view, frame) = view(tree, index) else { continue }
            let line = text.lineNumber(of: node.place)
            dump.add(view, frame: frame, line: line, atDepth: depth, &open)
        }
    }
}
