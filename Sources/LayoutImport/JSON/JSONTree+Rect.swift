extension JSONTree {
    /// A rectangle as an object of x, y, width and height.
    func rect(_ index: Int) -> ReadRect? {
        guard let x = number("x", of: index), let y = number("y", of: index), let width = number("width", of: index),
            let height = number("height", of: index)
        else { return nil }
        return ReadRect(x: x, y: y, width: width, height: height)
    }
}
