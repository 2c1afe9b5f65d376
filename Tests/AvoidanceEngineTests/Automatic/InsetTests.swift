import AvoidanceModels
import Testing

@Suite("Insets")
struct InsetTests {
    private let safe = EdgeInsets(bottom: 34)

    private func answer(_ views: [View], _ edit: (inout Scenario) -> Void = { _ in }) -> AdjustmentAnswer {
        Scenario(views, focus: nil).with(edit).answer()
    }

    @Test("are what covers the list, less what the system adds already")
    func system() {
        // 300 are covered; the list reaches 34 into the safe area.
        let answer = answer([.list(Scenario.whole, content: 2000)]) { $0.layout.safeAreaInsets = safe }
        #expect(answer.inset() == EdgeInsets(bottom: 266))
        #expect(answer.indicator() == EdgeInsets(bottom: 266))
    }

    @Test(
        "reckon only with the part of the safe area that the list reaches into",
        arguments: [(700.0, 200.0), (780, 266), (766, 266)]
    )
    func partOfSafeArea(height: Double, inset: Double) {
        // Ending at 700: covered 200, 0 in the safe area; at 780: covered 280, 14 in it; at 766: covered 266, 0 in it.
        let answer = answer([.list(Rect(0, 0, 400, height), content: 2000)]) { $0.layout.safeAreaInsets = safe }
        #expect(answer.inset()?.bottom == inset)
    }

    @Test(
        "leave the safe area out where the list ignores it",
        arguments: [
            (ContentInsetAdjustmentBehavior.never, 300.0), (.always, 266), (.automatic, 266), (.scrollableAxes, 266),
        ]
    )
    func behaviour(behavior: ContentInsetAdjustmentBehavior, inset: Double) {
        let list = View.list(Scenario.whole, content: 2000).scrolling { $0.contentInsetAdjustmentBehavior = behavior }
        #expect(answer([list]) { $0.layout.safeAreaInsets = safe }.inset()?.bottom == inset)
    }

    @Test("take what the system adds from the adjusted inset, if it is given")
    func adjusted() {
        // The system makes 60 of 10, so it adds 50: 300 - 50 = 250.
        let list = View.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 10)).scrolling {
            $0.adjustedContentInset = EdgeInsets(bottom: 60)
        }
        #expect(answer([list]) { $0.layout.safeAreaInsets = safe }.inset()?.bottom == 250)
    }

    @Test(
        "are never below the author's",
        arguments: [
            (InsetMode.max, 20.0, 266.0), (.max, 266, 266), (.max, 400, 400), (.add, 20, 286), (.add, 400, 666),
        ]
    )
    func author(mode: InsetMode, before: Double, after: Double) {
        let inset = EdgeInsets(top: 5, left: 6, bottom: before, right: 7)
        let answer = answer([.list(Scenario.whole, content: 2000, inset: inset)]) {
            $0.layout.safeAreaInsets = safe
            $0.policy.insetMode = mode
        }
        #expect(answer.inset() == EdgeInsets(top: 5, left: 6, bottom: after, right: 7))
    }

    @Test("of the indicators grow from their own", arguments: [(InsetMode.max, 300.0, 310.0), (.add, 310, 610)])
    func indicators(mode: InsetMode, content: Double, indicator: Double) {
        // The content's own is 10, the indicators' own 310: max(10, 300), max(310, 300); 10 + 300, 310 + 300.
        let list = View.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 10)).scrolling {
            $0.scrollIndicatorInsets = EdgeInsets(top: 3, bottom: 310)
        }
        let answer = answer([list]) { $0.policy.insetMode = mode }
        #expect(answer.inset()?.bottom == content)
        #expect(answer.indicator() == EdgeInsets(top: 3, bottom: indicator))
    }

    @Test("are for every covered list, focused or not, and for no other")
    func all() {
        // The left list is covered by 300, the short one by 100, the upper one not at all.
        let views = [
            View.list(Rect(0, 0, 200, 800), id: "left", content: 2000),
            .list(Rect(200, 400, 200, 200), id: "short", content: 2000, [.field(Rect(0, 0, 100, 40))]),
            .list(Rect(200, 0, 200, 400), id: "upper", content: 2000),
        ]
        let answer = answer(views) { $0.layout.firstResponder = "field" }
        #expect(answer.inset("left")?.bottom == 300)
        #expect(answer.inset("short")?.bottom == 100)
        #expect((answer.inset("upper") ?? .zero) == .zero)
    }

    @Test("are for the lists around the focus alone when the policy says so")
    func focused() {
        let inner = View.list(Rect(0, 0, 200, 700), id: "inner", content: 900, [.field(Rect(0, 0, 100, 40))])
        let views = [
            View.list(Rect(0, 0, 200, 800), id: "outer", content: 800, [inner]),
            .list(Rect(200, 0, 200, 800), id: "other", content: 2000),
        ]
        let answer = answer(views) {
            $0.layout.firstResponder = "field"
            $0.policy.insets = .focused
        }
        #expect(answer.inset("outer")?.bottom == 300)
        #expect(answer.inset("inner")?.bottom == 200)
        #expect(answer.inset("other")?.bottom == 0)
    }

    @Test("are capped at the list's height")
    func cap() {
        #expect(answer([.list(Rect(0, 600, 400, 150), content: 2000)]).inset()?.bottom == 150)
    }

    @Test("are none for a list that can't scroll vertically, or is hidden")
    func none() {
        let list = View.list(Scenario.whole, content: 2000)
        #expect((answer([list.scrolling { $0.isScrollEnabled = false }]).inset() ?? .zero) == .zero)
        #expect((answer([list.scrolling { $0.axes = .horizontal }]).inset() ?? .zero) == .zero)
        #expect(answer([list.with { $0.isHidden = true }])["list"] == nil)
        let page = View.plain("page", Scenario.whole, [list]).with { $0.isHidden = true }
        #expect(answer([page])["list"] == nil)
    }

    @Test("reach to what a clipping superview lets through")
    func clipped() {
        // The superview ends at 600, so 100 of what can be seen of the list are covered.
        let page = View.plain("page", Rect(0, 0, 400, 600), [.list(Scenario.whole, content: 2000)]).with {
            $0.clipsToBounds = true
        }
        #expect(answer([page]).inset()?.bottom == 100)
    }

    @Test("are measured in the list's own points")
    func scaled() {
        // 300 in the window are 600 in a list at half size.
        let list = View.list(Rect(-200, -400, 800, 1600), content: 4000).with { $0.transform = .scaled(0.5) }
        #expect(answer([list]).inset() == EdgeInsets(bottom: 600))
    }

    @Test("are measured once, at the offsets from before")
    func once() {
        // The inner list spans 300...700 before: 200 covered. The outer one then scrolls it up, and 200 stays.
        let inner = View.list(Rect(0, 300, 400, 400), id: "inner", content: 400, [.field(Rect(0, 360, 400, 40))])
        let outer = View.list(Scenario.whole, id: "outer", content: 1600, [inner]).scrolling {
            $0.isScrollEnabled = true
        }
        let answer = answer([outer]) { $0.layout.firstResponder = "field" }
        #expect(answer.inset("inner")?.bottom == 200)
        #expect(answer.inset("outer")?.bottom == 300)
    }
}
