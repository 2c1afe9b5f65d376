internal import AvoidanceModels

/// The size of what scrolls, which no dump of Android has.
enum AndroidContents {
    /// Takes the extent of the views in each scroll view, and warns of it.
    static func measure(_ dump: inout ImportedDump, _ ends: [Int]) {
        let frames = AbsoluteFrames.frames(of: dump)
        var extents = frames
        for index in dump.views.indices.reversed() {
            guard let parent = dump.views[index].parent else { continue }
            extents[parent] = extents[parent].union(dump.views[index].scroll == nil ? extents[index] : frames[index])
        }
        for index in dump.views.indices {
            guard var scroll = dump.views[index].scroll, scroll.contentSize == nil else { continue }
            let (frame, extent) = (frames[index], extents[index])
            scroll.contentSize = Size(
                width: max(extent.maxX, frame.maxX) - frame.x,
                height: max(extent.maxY, frame.maxY) - frame.y
            )
            dump.views[index].scroll = scroll
            dump.warn(
                .contentDerived,
                line: dump.views[index].line,
                "the dump shows neither how large the content is nor how far it is scrolled; the extent of the views in it "
                    + "and an offset of zero are taken"
            )
        }
    }
}
