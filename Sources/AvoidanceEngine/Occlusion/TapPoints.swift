import AvoidanceModels

/// Points from which those within one rectangle after the other are taken, each once.
///
/// The points lie in strips side by side, about as many strips as points in each, and in each strip from top to bottom.
/// A rectangle's left and right edges cross two strips at most, and in all the strips between it finds its points by
/// search, so that taking k of n points costs √n · log n + k steps.
struct TapPoints {
    /// Points side by side, at these places of the arrays.
    private struct Strip {
        let places: Range<Int>
        let minX: Double
        let maxX: Double
        var left: Int
    }

    private var strips: [Strip] = []
    private var points: [Point] = []
    /// The numbers of the points, as they were given.
    private var numbers: [Int] = []
    /// From each place the way to the next point that is left, itself while it is; one place is behind the last.
    private var nexts: [Int]
    private var left: Int

    init(_ given: [Point]) {
        let order = given.indices.sorted { given[$0].x < given[$1].x }
        let length = max(1, Int(Double(given.count).squareRoot().rounded(.up)))
        left = given.count
        nexts = Array(0...given.count)
        numbers.reserveCapacity(given.count)
        for start in stride(from: 0, to: order.count, by: length) {
            let members = order[start..<min(start + length, order.count)]
            guard let first = members.first, let last = members.last else { continue }
            strips.append(
                Strip(places: members.indices, minX: given[first].x, maxX: given[last].x, left: members.count)
            )
            numbers += members.sorted { given[$0].y < given[$1].y }
        }
        points = numbers.map { given[$0] }
    }

    /// Whether all have been taken.
    var isEmpty: Bool { left == 0 }

    /// Takes the points that are left within a rectangle, its left and upper edges included, the others not.
    mutating func take(in rect: Rect, _ body: (Int) -> Void) {
        guard rect.width > 0, rect.height > 0 else { return }
        for index in strips.indices {
            let strip = strips[index]
            if strip.minX >= rect.maxX { return }
            if strip.left == 0 || strip.maxX < rect.minX { continue }
            var place = open(from: first(in: strip.places, notAbove: rect.minY))
            while place < strip.places.upperBound, points[place].y < rect.maxY {
                let x = points[place].x
                if x >= rect.minX, x < rect.maxX {
                    nexts[place] = place + 1
                    strips[index].left -= 1
                    left -= 1
                    body(numbers[place])
                }
                place = open(from: place + 1)
            }
        }
    }

    /// The first place of a strip whose point is not above a line; the strip's end for none.
    private func first(in places: Range<Int>, notAbove line: Double) -> Int {
        var low = places.lowerBound
        var high = places.upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if points[middle].y < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The first place from here whose point is left; the ways are shortened as they are gone.
    private mutating func open(from place: Int) -> Int {
        var place = place
        while nexts[place] != place {
            nexts[place] = nexts[nexts[place]]
            place = nexts[place]
        }
        return place
    }
}
