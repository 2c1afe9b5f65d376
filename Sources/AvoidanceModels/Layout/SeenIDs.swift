/// The ids met so far on a way through a layout.
///
/// Most layouts have few views, for which comparing costs less than hashing.
struct SeenIDs {
    /// How many ids are compared one by one.
    private static let few = 16

    private var list: [String] = []
    /// All ids, once there are many.
    private var set: Set<String> = []

    /// Adds an id; false where it was met before. An absent id, read as the empty one, is a fault of another kind.
    mutating func insert(_ id: String) -> Bool {
        if id.isEmpty { return true }
        if list.count == SeenIDs.few {
            set = Set(list)
            list = []
        }
        if !set.isEmpty { return set.insert(id).inserted }
        for seen in list where seen == id { return false }
        list.append(id)
        return true
    }
}
