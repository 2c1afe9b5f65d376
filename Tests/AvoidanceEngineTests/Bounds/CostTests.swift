import AvoidanceModels
import Testing

@testable import AvoidanceEngine

/// What an answer costs. The times are printed, not judged: run it alone and in release,
/// `swift test -c release -Xswiftc -enable-testing --filter CostTests`.
@Suite("The cost of an answer", .serialized)
struct CostTests {
    /// Lists of nine fields each, all under the keyboard, the focus in the middle one.
    private static func request(views: Int) -> AdjustmentRequest {
        let lists = (0..<views / 10).map { list in
            View(
                id: "list\(list)",
                frame: Rect(x: 0, y: 300, width: 390, height: 300),
                scroll: ScrollGeometry(contentSize: Size(width: 390, height: 1200)),
                subviews: (0..<9).map { field in
                    View(
                        id: "field\(list).\(field)",
                        frame: Rect(x: 20, y: Double(60 * field), width: 350, height: 44)
                    )
                }
            )
        }
        return AdjustmentRequest(
            layout: Layout(
                screen: Screen(width: 390, height: 844, scale: 3),
                firstResponder: "field\(views / 20).5",
                views: lists
            ),
            event: KeyboardEvent(
                type: .keyboardWillShow,
                endFrame: Rect(x: 0, y: 508, width: 390, height: 336)
            )
        )
    }

    @Test("is one adjustment a covered list, at every size", arguments: [10, 100, 1000, 10_000, 100_000])
    func perView(views: Int) {
        let request = Self.request(views: views)
        let rounds = max(2, 50_000 / views)
        var best = Duration.seconds(1000)
        for _ in 0..<3 {
            let time = ContinuousClock().measure {
                for _ in 0..<rounds { _ = Avoidance.answer(request) }
            }
            best = min(best, time)
        }
        let nanoseconds = Double(best.components.seconds) * 1e9 + Double(best.components.attoseconds) / 1e9
        print("\(views) views: \(Int(nanoseconds / Double(rounds * views))) ns a view")
        #expect(Avoidance.answer(request).adjustments.count == views / 10)
    }
}
