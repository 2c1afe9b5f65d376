import AvoidanceModels
import Testing

@Suite("Timeline")
struct TimelineTests {
    private let scenario = Scenario([
        .list(
            Scenario.whole,
            content: 2000,
            [.field(Rect(0, 600, 400, 40)), .field(Rect(0, 700, 400, 40), id: "second")]
        )
    ])

    @Test("applies each answer before the next event")
    func session() {
        let answer = scenario.timeline([.show(), .hide])
        #expect(answer.steps[0]["list"]?.contentOffset == Change(before: .zero, after: Point(x: 0, y: 148)))
        #expect(answer.steps[1]["list"]?.contentOffset == Change(before: Point(x: 0, y: 148), after: .zero))
        #expect(answer.steps[1]["list"]?.contentInset?.before == EdgeInsets(bottom: 300))
        #expect(answer.layout.view("list")?.scroll?.contentInset == .zero)
    }

    @Test("ends with the layout as the app would have it")
    func layout() {
        let layout = scenario.timeline([.show()]).layout
        #expect(layout.view("list")?.scroll?.contentInset == EdgeInsets(bottom: 300))
        #expect(layout.view("list")?.scroll?.scrollIndicatorInsets == EdgeInsets(bottom: 300))
        #expect(layout.view("list")?.scroll?.contentOffset == Point(x: 0, y: 148))
        #expect(layout.firstResponder == "field")
    }

    @Test("answers to the user's scrolling by what is in sight, and adjusts nothing")
    func userScroll() {
        // At 300 the field's 600...640 lies at 300...340; at 0 it lies under the keyboard.
        let steps = scenario.timeline([.show(), .scroll(to: 300), .scroll(to: 0)]).steps
        #expect(steps[1].focus?.frame == Rect(0, 300, 400, 40))
        #expect(steps[1].focus?.visibleAfter == 1)
        #expect(steps[2].focus?.visibleAfter == 0)
        #expect(steps[1].changesNothing && steps[2].changesNothing)
        #expect(steps[1].animation.duration == 0)
        #expect(steps[1].keyboard.placement == .docked)
    }

    @Test("keeps where the user scrolled to when the keyboard hides", arguments: [(700.0, 700.0), (1500, 1200)])
    func userScrollKept(offset: Double, restored: Double) {
        // The end without the keyboard is 2000 - 800.
        let answer = scenario.timeline([.show(), .scroll(to: offset), .hide])
        #expect(answer.layout.view("list")?.scroll?.contentOffset.y == restored)
        #expect(answer.layout.view("list")?.scroll?.contentInset == .zero)
    }

    @Test("moves from where the user scrolled to only as far as the next focus needs")
    func userScrollThenFocus() {
        // At 200 the second field, 700...740, ends at 540: 548 - 500 = 48 more. On the hide 200 is back.
        let steps = scenario.timeline([.show(), .scroll(to: 200), .focus("second"), .hide]).steps
        #expect(steps.map { $0.offset() } == [148, 200, 248, 200])
    }

    @Test("moves the focus, with its caret or without")
    func focus() {
        let events: [TimelineEvent] = [
            .show(), .focus("second", caret: Rect(0, 10, 2, 20)), .focus("field"), .focus(nil),
        ]
        let answer = scenario.timeline(events)
        #expect(answer.steps.map { $0.focus?.view } == ["field", "second", "field", nil])
        #expect(answer.steps.map { $0.offset() } == [148, 248, 148, 0])
        #expect(answer.layout.caret == nil)
        #expect(answer.layout.firstResponder == nil)
    }

    @Test("takes a turned screen's layout, and gives back to the views what was theirs")
    func turned() {
        // Upright the list asks for 148. The screen of 800 by 400 has 200 of keyboard: the field's 300...340 wants
        // 348 - 200 = 148 again. The app starts at the top in its new layout, with the insets it finds.
        let turned = Layout(
            screen: Screen(width: 800, height: 400),
            firstResponder: "field",
            views: [
                .list(
                    Rect(0, 0, 800, 400),
                    content: 1000,
                    offset: 148,
                    inset: EdgeInsets(bottom: 300),
                    [
                        .field(Rect(0, 300, 800, 40))
                    ]
                )
            ]
        )
        let change = TimelineEvent(.keyboard(.change(Rect(0, 200, 800, 200))), layout: turned)
        let answer = scenario.timeline([
            .show(), change, TimelineEvent(.keyboard(KeyboardEvent(type: .keyboardWillHide))),
        ])
        #expect(answer.steps.map { $0.inset()?.bottom } == [300, 200, 0])
        #expect(answer.steps.map { $0.offset() } == [148, 148, 0])
        #expect(answer.steps[2].state.views.isEmpty)
    }

    @Test("warns of the scrolling of a view that is not there, or does not scroll", arguments: ["nowhere", "field"])
    func unknown(view: String) {
        let answer = scenario.timeline([.show(), .scroll(view, to: 10), .hide])
        #expect(answer.steps[1].codes == [.viewNotFound])
        #expect(answer.steps[1].warnings[0].message.contains("\"\(view)\""))
        #expect(answer.layout.view("list")?.scroll?.contentOffset == .zero)
    }

    @Test("keeps a translation out of every frame")
    func translation() {
        let form = Scenario([.plain("root", Scenario.whole, [.field(Rect(0, 600, 400, 40))])])
        let shown = form.timeline([.show(), TimelineEvent(.keyboard(KeyboardEvent(type: .layoutDidChange)))])
        #expect(shown.layout.views == form.layout.views)
        #expect(shown.steps.map { $0.translation("root") } == [-140, -140])
        #expect(shown.steps.map { $0.focus?.frame.y } == [460, 460])
        #expect(form.timeline([.show(), .hide]).steps[1].translation("root") == 0)
    }

    @Test("sees a lifted root where it is when the user scrolls in it")
    func scrollInLiftedRoot() {
        // The root is lifted by 140, so that the field, outside of the list, stays at 460.
        let root = View.plain(
            "root",
            Scenario.whole,
            [
                .list(Rect(0, 0, 400, 400), content: 2000), .field(Rect(0, 600, 400, 40)),
            ]
        )
        let steps = Scenario([root]).timeline([.show(), .scroll(to: 100), .hide]).steps
        #expect(steps.map { $0.translation("root") } == [-140, -140, 0])
        #expect(steps[1].focus?.frame == Rect(0, 460, 400, 40))
        #expect(steps[1].focus?.visibleAfter == 1)
    }

    @Test("starts with the state that it is given")
    func state() {
        let first = scenario.timeline([.show()])
        let rest = scenario.with {
            $0.layout = first.layout
            $0.state = first.steps[0].state
        }.timeline([.hide])
        #expect(rest.layout.view("list")?.scroll?.contentOffset == .zero)
        #expect(rest.layout.view("list")?.scroll?.contentInset == .zero)
    }
}
