extension View {
    /// How many views there are, those inside others with them.
    package static func count(_ views: Span<View>) -> Int {
        var count = views.count
        for index in views.indices where !views[index].subviews.isEmpty {
            count += View.count(views[index].subviews.span)
        }
        return count
    }
}
