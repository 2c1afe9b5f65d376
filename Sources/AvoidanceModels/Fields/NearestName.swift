/// Finds the known name that was probably meant.
package enum NearestName {
    /// Longer names are not compared, since the cost grows with the square of the length.
    private static let longest = 64

    /// The known name with the fewest edits to `name`, the first of equals; nil when even that one is not like it.
    ///
    /// An edit inserts, deletes or replaces a character or swaps two neighbours; case doesn't count. A name is like
    /// another when a third of its length in edits, one at least, makes it the other.
    package static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = folded(name)
        guard wanted.count <= longest else { return nil }
        var best: (name: String, edits: Int)?
        for candidate in known {
            let other = folded(candidate)
            let allowed = allowedEdits(wanted.count, other.count)
            guard other.count <= longest, abs(other.count - wanted.count) <= allowed else { continue }
            let edits = self.edits(from: wanted, to: other)
            if edits <= allowed, edits < best?.edits ?? .max { best = (candidate, edits) }
        }
        return best?.name
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.prefix(longest + 1).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// A name of one letter is like no other, or each would be like all.
    private static func allowedEdits(_ left: Int, _ right: Int) -> Int {
        min(left, right) <= 1 ? 0 : max(1, max(left, right) / 3)
    }

    /// The optimal string alignment distance.
    private static func edits(from left: [UInt8], to right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var least = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
