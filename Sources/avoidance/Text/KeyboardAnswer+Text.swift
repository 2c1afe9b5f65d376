internal import AvoidanceModels

extension KeyboardAnswer {
    /// The keyboard in a line.
    var text: String {
        if isHidden { return "hidden" }
        let size = "\(frame.width.text()) × \(frame.height.text())"
        let origin = "(\(frame.x.text()), \(frame.y.text()))"
        return "\(placement.rawValue), \(size) at \(origin), covers \(visibleHeight.text()) of the window's height"
    }
}
