import AvoidanceEngine
import AvoidanceModels
import JSONCoding
import Testing

/// Layouts at the limits of the wire: the engine ends, and every number of its answer is one that the wire takes back.
@Suite("Bounds")
struct BoundsTests {
    /// Answers a session on a layout and checks that every step can be sent and read.
    private func check(_ layout: Layout, _ events: [TimelineEvent], policy: Policy = Policy()) throws {
        let answer = TimelineRun.answer(TimelineRequest(layout: layout, policy: policy, events: events))
        #expect(answer.steps.count == events.count)
        for step in answer.steps {
            let read = try JSONDecoding.decode(AdjustmentAnswer.self, from: JSONEncoding.encode(step))
            #expect(read == step)
            #expect(step.focus.map { (0...1).contains($0.visibleBefore) && (0...1).contains($0.visibleAfter) } ?? true)
        }
        #expect(try JSONDecoding.decode(Layout.self, from: JSONEncoding.encode(answer.layout)) == answer.layout)
    }

    private static let events: [TimelineEvent] = [.show(), .change(Rect(0, 420, 400, 380)), .focus("field"), .hide]

    /// Views nested to the deepest that the wire takes, the innermost a field.
    private func nest(_ make: (Int) -> View) -> Layout {
        var view = View.field(Rect(0, 0, 100, 40))
        for level in (1..<Layout.maximumDepth).reversed() { view = make(level).with { $0.subviews = [view] } }
        return Layout(screen: Screen(width: 400, height: 800, scale: 3), firstResponder: "field", views: [view])
    }

    @Test("512 levels of plain views, lists or bars")
    func deep() throws {
        try check(nest { .plain("view\($0)", Rect(1, 1, 400, 800)) }, BoundsTests.events)
        try check(nest { .list(Rect(0, 1, 400, 800), id: "list\($0)", content: 1000) }, BoundsTests.events)
        try check(nest { .bar(Rect(0, 0, 400, 800), id: "bar\($0)", to: .superview) }, BoundsTests.events)
        try check(nest { .bar(Rect(0, 0, 400, 800), id: "bar\($0)", pinsTop: true) }, BoundsTests.events)
    }

    @Test("511 lists that fill the window each get the inset, and the innermost moves")
    func deepMotion() {
        // The field, at 700...740, needs 740 + 8 - 500 = 248; every list can take 801 + 300 - 800 = 301.
        var layout = nest { .list(Rect(0, 0, 400, 800), id: "list\($0)", content: 801) }
        layout.views[0] = BoundsTests.lowered(layout.views[0])
        let answer = Avoidance.answer(AdjustmentRequest(layout: layout, event: .show(Scenario.keyboard)))
        #expect(answer.adjustments.count == 511)
        #expect(answer.adjustments.allSatisfy { $0.contentInset?.after.bottom == 300 } == true)
        #expect(answer.offset("list511") == 248)
        #expect(answer.adjustments.filter { $0.contentOffset?.after.y == 0 }.count == 510)
        #expect(answer.focus?.limitedBy == nil)
    }

    /// The same view with its field at 700.
    private static func lowered(_ view: View) -> View {
        var view = view
        if view.id == "field" { view.frame.y = 700 }
        view.subviews = view.subviews.map(lowered)
        return view
    }

    @Test(
        "transforms that scale by ten million, or by next to nothing, 512 times over",
        arguments: [1e7, -1e7, 1e-300, 0, 2]
    )
    func deepTransforms(factor: Double) throws {
        try check(
            nest { .plain("view\($0)", Rect(1, 1, 400, 800)).with { $0.transform = .scaled(factor) } },
            BoundsTests.events
        )
        try check(
            nest { .list(Rect(1, 1, 400, 800), id: "list\($0)", content: 1e7).with { $0.transform = .scaled(factor) } },
            BoundsTests.events
        )
    }

    @Test("many views side by side", arguments: [10_000, 100_000])
    func wide(count: Int) throws {
        let fields = (0..<count).map { View.plain("view\($0)", Rect(0, Double($0 % 1000), 100, 40)) }
        let list = View.list(Scenario.whole, content: 1e6, fields + [.field(Rect(0, 900, 100, 40))])
        try check(Scenario([list]).layout, BoundsTests.events)
    }

    @Test("many lists and bars side by side", arguments: [1000, 2000])
    func manyBars(count: Int) throws {
        let views = (0..<count).map { index -> View in
            index.isMultiple(of: 2)
                ? .list(Rect(0, 0, 400, 800), id: "list\(index)", content: 900)
                : .bar(Rect(0, 750, 400, 50), id: "bar\(index)")
        }
        try check(Scenario(views + [.field(Rect(0, 600, 100, 40))]).layout, BoundsTests.events)
    }

    static let lengths: [Double] = [0, 1e7, -1e7, 1e-300, 0.1]

    @Test("every length the greatest, the least, next to nothing or nothing", arguments: lengths, lengths)
    func extremes(place: Double, length: Double) throws {
        let size = length.magnitude
        let rect = Rect(place, place, size, size)
        let insets = EdgeInsets(top: length, left: place, bottom: length, right: place)
        let list = View(
            id: "list",
            frame: rect,
            scroll: ScrollGeometry(
                contentSize: Size(width: size, height: size),
                contentOffset: Point(x: place, y: length),
                contentInset: insets,
                scrollIndicatorInsets: insets
            ),
            subviews: [
                .list(rect, id: "inner", content: size, offset: place, inset: insets, [.field(rect)]),
                .bar(rect, id: "inside", to: .superview, constant: place),
            ]
        )
        var layout = Layout(
            screen: Screen(width: 400, height: 800, scale: 3),
            safeAreaInsets: EdgeInsets(top: size, left: size, bottom: size, right: size),
            firstResponder: "field",
            caret: rect,
            views: [list, .bar(rect, constant: place), .bar(rect, id: "short", constant: length, pinsTop: true)]
        )
        let policy = Policy(margin: Margin(top: size, bottom: size), keepVisible: ["bar", "inner"])
        let screens = [layout.screen, Screen(width: size, height: size), Screen(width: 400, height: 800, scale: 100)]
        for screen in screens {
            for window in [Rect(0, 0, 400, 800), rect, Rect(-place, -place, 400, 800)] {
                layout.screen = screen
                layout.window = window
                try check(
                    layout,
                    BoundsTests.events + [.show(rect), .show(Rect(0, 500, screen.width, 300)), .hide],
                    policy: policy
                )
            }
        }
    }

    @Test("views without any size, and screens", arguments: [0, 400.0])
    func zeroSizes(side: Double) throws {
        let views = [
            View.list(.zero, content: 0, [.field(.zero)]), .bar(.zero), .bar(.zero, id: "short", pinsTop: true),
        ]
        let layout = Layout(
            screen: Screen(width: side, height: side),
            firstResponder: "field",
            caret: .zero,
            views: views
        )
        try check(layout, BoundsTests.events)
    }

    @Test("a layout at the end whose bar and insets lie as far as the wire takes")
    func extremeEnd() throws {
        // The bar rises by the keyboard's 300, from the highest place that there is.
        let scenario = Scenario([.bar(Rect(0, -1e7, 400, 50))])
        try check(scenario.layout, [.show()])
        #expect(scenario.timeline([.show()]).layout.view("bar")?.frame == Rect(0, -1e7, 400, 50))

        // This strategy adds an inset of 300, whatever the adjusted one holds already.
        var list = View.list(Scenario.whole, content: 2000)
        list.scroll?.adjustedContentInset = EdgeInsets(bottom: 1e7)
        let other = Scenario([list]).with { $0.policy.strategy = .rxKeyboard }
        try check(other.layout, [.show()], policy: other.policy)
        let scroll = other.timeline([.show()]).layout.view("list")?.scroll
        #expect(scroll?.contentInset.bottom == 300)
        #expect(scroll?.adjustedContentInset?.bottom == 1e7)
    }

    @Test("numbers of a state that are as large as the wire takes", arguments: [1e7, -1e7])
    func extremeState(value: Double) throws {
        let insets = EdgeInsets(top: value, left: value, bottom: value, right: value)
        let values = ViewValues(
            contentInset: insets,
            scrollIndicatorInsets: insets,
            contentOffset: Point(x: value, y: value),
            bottomConstraint: value,
            translation: Point(x: value, y: value)
        )
        let other = ViewValues(
            contentInset: .zero,
            contentOffset: .zero,
            bottomConstraint: -value,
            translation: Point(x: -value, y: -value)
        )
        let list = View.list(
            Scenario.whole,
            content: 1e7,
            offset: -value,
            inset: insets,
            [.field(Rect(0, 600, 100, 40))]
        )
        var scenario = Scenario([list, .bar(Rect(0, 750, 400, 50), constant: -value)])
        for (before, applied) in [(values, other), (other, values), (values, values)] {
            scenario.state.views = ["list", "bar", "field"].map {
                Entry($0, LedgerEntry(before: before, applied: applied))
            }
            scenario.state.keyboard = KeyboardState(frame: Rect(value, value, 1e7, 1e7), placement: .docked)
            for event in [scenario.event, .hide, KeyboardEvent(type: .layoutDidChange)] {
                let answer = scenario.with { $0.event = event }.answer()
                #expect(try JSONDecoding.decode(AdjustmentAnswer.self, from: JSONEncoding.encode(answer)) == answer)
            }
        }
    }
}
