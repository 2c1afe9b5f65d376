import AvoidanceModels
import Testing

@Suite("Motion")
struct MotionTests {
    private func list(_ field: Rect, offset: Double = 0, _ edit: (inout ScrollGeometry) -> Void = { _ in }) -> View {
        View.list(Scenario.whole, content: 2000, offset: offset, [.field(field)]).scrolling(edit)
    }

    @Test(
        "is the least that clears the target, by the nearest edge",
        arguments: [
            // The band is 0...500, the target the field's 40 with 8 at either side.
            (600.0, 0.0, 148.0), (453, 0, 1), (452, 0, 0), (200, 0, 0), (108, 100, 100), (107, 100, 99), (20, 300, 12),
        ]
    )
    func nearest(y: Double, offset: Double, expected: Double) {
        #expect(Scenario([list(Rect(0, y, 400, 40), offset: offset)]).answer().offset() == expected)
    }

    @Test("ends with the content, or starts with it")
    func ends() {
        // 1990 + 8 would need 1498, which is more than 2000 + 300 - 800 = 1500 allows by nothing: 1498 it is.
        #expect(Scenario([list(Rect(0, 1950, 400, 40))]).answer().offset() == 1498)
        #expect(Scenario([list(Rect(0, 1960, 400, 40))]).answer().offset() == 1500)
        #expect(Scenario([list(Rect(0, 4, 400, 40), offset: 300)]).answer().offset() == 0)
    }

    @Test(
        "leaves an offset out of range alone unless the target needs it",
        arguments: [(-60.0, 200.0, -60.0), (-60, 700, 248)]
    )
    func outOfRange(offset: Double, y: Double, expected: Double) {
        // Pulled down by 60, the field at 200 is clear; the one at 700 needs 748 - 500.
        #expect(Scenario([list(Rect(0, y, 400, 40), offset: offset)]).answer().offset() == expected)
    }

    @Test("never changes x for a vertical need, nor y for a sideways one")
    func axes() {
        let down = list(Rect(30, 600, 300, 40)) {
            $0.contentOffset.x = 30
            $0.contentSize = Size(width: 900, height: 2000)
        }
        #expect(Scenario([down]).answer()["list"]?.contentOffset?.after == Point(x: 30, y: 148))
        // 500...600 sideways: 600 - 400 = 200.
        let aside = list(Rect(500, 200, 100, 40)) { $0.contentSize = Size(width: 900, height: 2000) }
        #expect(Scenario([aside]).answer()["list"]?.contentOffset?.after == Point(x: 200, y: 0))
    }

    @Test("goes back sideways to what lies left of the band")
    func left() {
        let list = list(Rect(50, 200, 100, 40)) {
            $0.contentSize = Size(width: 900, height: 2000)
            $0.contentOffset.x = 300
        }
        #expect(Scenario([list]).answer()["list"]?.contentOffset?.after == Point(x: 50, y: 0))
    }

    @Test("is left to the finger that holds the list")
    func tracking() {
        let answer = Scenario([list(Rect(0, 600, 400, 40)) { $0.isTracking = true }]).with {
            $0.policy.movesRoot = false
        }.answer()
        #expect(answer.offset() == 0)
        #expect(answer.inset()?.bottom == 300)
        #expect(answer.focus?.visibleAfter == 0)
    }

    @Test(
        "rounds to device pixels, towards more visible",
        arguments: [
            // Down: 640.1 + 8 - 500 = 148.1, to 148.5 or 148 1/3. Up: 100.1 - 8 = 92.1, to 92 both times.
            (2.0, 600.1, 0.0, 148.5), (3.0, 600.1, 0.0, 445.0 / 3), (2.0, 100.1, 300.0, 92.0),
            (3.0, 100.1, 300.0, 92.0),
            // A whole pixel stays: 148 and 148.5.
            (2.0, 600.0, 0.0, 148.0), (2.0, 600.5, 0.0, 148.5), (3.0, 600.0, 0.0, 148.0),
        ]
    )
    func pixels(scale: Double, y: Double, offset: Double, expected: Double) {
        let answer = Scenario([list(Rect(0, y, 400, 40), offset: offset)]).with {
            $0.layout.screen.scale = scale
        }.answer()
        #expect(answer.offset() == expected)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("rounds to no pixel past the range", arguments: [2.0, 3])
    func pixelPastRange(scale: Double) {
        // The content ends at 640.1, the field 8 above: 632.1 + 8 - 500 = 140.1 is the range's end, 640.1 + 300 - 800.
        let list = View.list(Scenario.whole, content: 640.1, [.field(Rect(0, 592.1, 400, 40))])
        let answer = Scenario([list]).with { $0.layout.screen.scale = scale }.answer()
        #expect(((answer.offset() ?? 0) - 140.1).magnitude < 1e-9)
    }
}
