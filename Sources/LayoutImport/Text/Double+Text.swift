extension Double {
    /// The number as people write it: a whole one without a fraction.
    var text: String {
        self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
    }
}
