extension ImportedDump {
    /// The views that are said to have the focus, in the order of the tree.
    var focused: [Int] { views.indices.filter { views[$0].isFocused } }

    /// Takes the focus from every view but one.
    mutating func focus(only view: Int?) {
        for index in views.indices where index != view { views[index].isFocused = false }
    }
}
