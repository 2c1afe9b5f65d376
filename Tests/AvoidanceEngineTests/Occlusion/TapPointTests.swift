import AvoidanceModels
import Testing

@testable import AvoidanceEngine

@Suite("Points to be taken by rectangles")
struct TapPointTests {
    /// Against looking at each point.
    @Test("go to the first rectangle that they are within, each once", arguments: [0, 1, 2, 3, 17, 400])
    func taken(count: Int) {
        for seed in 0..<20 as Range<UInt64> {
            var random = Random(seed: seed)
            // Few different coordinates, so that many points lie on edges and on one another.
            let points = (0..<count).map { _ in
                Point(x: random.number(0, 20, step: 1), y: random.number(0, 20, step: 1))
            }
            let rects = (0..<60).map { _ in
                Rect(
                    random.number(-2, 20, step: 1),
                    random.number(-2, 20, step: 1),
                    random.number(0, 9, step: 1),
                    random.number(0, 9, step: 1)
                )
            }
            var open = TapPoints(points)
            var found = [Int?](repeating: nil, count: count)
            for (index, rect) in rects.enumerated() {
                open.take(in: rect) { number in
                    #expect(found[number] == nil)
                    found[number] = index
                }
            }
            let expected = points.map { point in
                rects.firstIndex {
                    $0.minX <= point.x && point.x < $0.maxX && $0.minY <= point.y && point.y < $0.maxY
                }
            }
            #expect(found == expected, "seed \(seed)")
            #expect(open.isEmpty == !expected.contains(nil))
        }
    }
}
