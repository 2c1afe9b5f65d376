internal import AvoidanceModels

/// The frames of a dump's views in the space of its roots, in the dump's units.
enum AbsoluteFrames {
    static func frames(of dump: ImportedDump) -> [Rect] {
        guard dump.space == .parent else { return dump.views.map(\.frame) }
        var frames: [Rect] = []
        frames.reserveCapacity(dump.views.count)
        for view in dump.views {
            var frame = view.frame
            if let parent = view.parent {
                let origin = dump.views[parent].boundsOrigin
                frame.x = WireNumber.clamped(frame.x + frames[parent].x - origin.x)
                frame.y = WireNumber.clamped(frame.y + frames[parent].y - origin.y)
            }
            frames.append(frame)
        }
        return frames
    }
}
