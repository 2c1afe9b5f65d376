import AvoidanceModels
import Testing

@Suite("Ledger")
struct LedgerTests {
    /// A list whose field asks for 148 under the usual keyboard.
    private let scenario = Scenario([
        .list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 20), [.field(Rect(0, 600, 400, 40))])
    ])

    /// The answer to a hide, the list having been changed since the show.
    private func hide(
        _ scenario: Scenario,
        after events: [TimelineEvent] = [.show()],
        _ edit: (inout ScrollGeometry) -> Void
    ) -> AdjustmentAnswer {
        let shown = scenario.timeline(events)
        let state = shown.steps[events.count - 1].state
        return scenario.with {
            $0.layout = shown.layout
            $0.layout.views[0] = $0.layout.views[0].scrolling(edit)
            $0.event = .hide
            $0.state = state
        }.answer()
    }

    @Test("keeps what was there and what was set")
    func entry() throws {
        let entry = try #require(scenario.answer().state.views.first)
        #expect(entry.name == "list")
        #expect(entry.value.before.contentInset == EdgeInsets(bottom: 20))
        #expect(entry.value.before.scrollIndicatorInsets == EdgeInsets(bottom: 20))
        #expect(entry.value.before.contentOffset == .zero)
        #expect(entry.value.applied.contentInset == EdgeInsets(bottom: 300))
        #expect(entry.value.applied.scrollIndicatorInsets == EdgeInsets(bottom: 300))
        #expect(entry.value.applied.contentOffset == Point(x: 0, y: 148))
    }

    @Test("gives everything back on a hide and is empty then")
    func givesBack() {
        let answer = scenario.timeline([.show(), .hide])
        #expect(answer.steps[1].inset() == EdgeInsets(bottom: 20))
        #expect(answer.steps[1].indicator() == EdgeInsets(bottom: 20))
        #expect(answer.steps[1].offset() == 0)
        #expect(answer.steps[1].state.views.isEmpty)
    }

    @Test("replaces its last inset and never adds to it")
    func replaces() {
        let steps = scenario.timeline([.show(), .show(), .change(Rect(0, 420, 400, 380)), .show()]).steps
        #expect(steps.map { $0.inset()?.bottom } == [300, 300, 380, 300])
        // 640 + 8 - 420 = 228.
        #expect(steps.map { $0.offset() } == [148, 148, 228, 148])
    }

    @Test("works from what was there before when the focus moves")
    func focusMoves() {
        // The second field, at 700...740, asks for 248; the third, at 100, for nothing.
        let more = scenario.with {
            $0.layout.views[0].subviews += [
                .field(Rect(0, 700, 400, 40), id: "second"), .field(Rect(0, 100, 400, 40), id: "third"),
            ]
        }
        let steps = more.timeline([.show(), .focus("second"), .focus("third"), .focus("field")]).steps
        #expect(steps.map { $0.offset() } == [148, 248, 0, 148])
    }

    @Test(
        "takes the user's scrolling as the new offset from before",
        arguments: [(180.0, 180.0), (60, 60), (147, 0), (149.5, 149.5)]
    )
    func userScrolled(offset: Double, restored: Double) {
        // Without a scale up to a point off 148 is still ours.
        #expect(hide(scenario) { $0.contentOffset.y = offset }.offset() == restored)
    }

    @Test(
        "takes less than a pixel for the user's scrolling where the screen has a scale",
        arguments: [(148.3, 0.0), (148.5, 148.5)]
    )
    func scaled(offset: Double, restored: Double) {
        let answer = hide(scenario.with { $0.layout.screen.scale = 3 }) { $0.contentOffset.y = offset }
        #expect(answer.offset() == restored)
    }

    @Test("brings back the user's offset that our inset alone made legal")
    func userScrolledToEnd() {
        // 2000 + 300 - 800 = 1500 is the end under the keyboard, 2000 + 20 - 800 = 1220 without.
        #expect(hide(scenario) { $0.contentOffset.y = 1500 }.offset() == 1220)
        // Out of range anyway: the rubber band at the start.
        #expect(hide(scenario) { $0.contentOffset.y = -30 }.offset() == -30)
    }

    @Test("gives back an inset and what the app added to it since")
    func appGrewInset() {
        // 300 became 340: 20 + 40.
        let answer = hide(scenario) { $0.contentInset.bottom = 340 }
        #expect(answer.inset() == EdgeInsets(bottom: 60))
    }

    @Test("leaves an inset that the app made smaller")
    func appShrankInset() {
        #expect(hide(scenario) { $0.contentInset.bottom = 10 }.inset() == EdgeInsets(bottom: 10))
    }

    @Test("reckons edge by edge")
    func edges() {
        let answer = hide(scenario) {
            $0.contentInset.top = 12
            $0.scrollIndicatorInsets?.bottom = 310
        }
        #expect(answer.inset() == EdgeInsets(top: 12, bottom: 20))
        #expect(answer.indicator() == EdgeInsets(bottom: 30))
    }

    @Test("uses the app's new inset while the keyboard stays")
    func appChangedMeanwhile() {
        // 300 became 340, so the author's is 60: still below 300. With 700 added it is 720.
        let shown = scenario.timeline([.show()])
        for (now, expected) in [(340.0, 300.0), (1000, 720)] {
            let answer = scenario.with {
                $0.layout = shown.layout
                $0.layout.views[0].scroll?.contentInset.bottom = now
                $0.state = shown.steps[0].state
            }.answer()
            #expect(answer.inset()?.bottom == expected)
        }
    }

    @Test("only clamps the offset when the policy is to stay", arguments: [(600.0, 148.0), (1950, 1220)])
    func stay(y: Double, offset: Double) {
        // 1990 + 8 - 500 = 1498 comes back to the end without the keyboard, 1220.
        let stay = scenario.with {
            $0.layout.views[0].subviews = [.field(Rect(0, y, 400, 40))]
            $0.policy.restore = .stay
        }
        let answer = stay.timeline([.show(), .hide]).steps[1]
        #expect(answer.offset() == offset)
        #expect(answer.inset()?.bottom == 20)
        #expect(answer.state.views.isEmpty)
    }

    @Test("brings an offset back that a smaller inset makes illegal")
    func shrinkingInset() {
        // The user went to the end under 300, 1500, and keeps nothing in focus; under 200 the end is 1400.
        let noFocus = scenario.with { $0.layout.firstResponder = nil }
        let steps = noFocus.timeline([.show(), .scroll(to: 1500), .change(Rect(0, 600, 400, 200))]).steps
        #expect(steps[2].offset() == 1400)
    }

    @Test("measures an inner list where an outer one leaves it whose offset comes back into range")
    func outerFirst() {
        // The user went to the outer list's end under 300, 1000 + 300 - 800 = 500, and the inner list to 250...350.
        // Without the inset the end is 200 and the inner list lies at 550...650, under the undocked keyboard at 540...740,
        // so that the answer has to hold it.
        let inner = View.list(Rect(0, 750, 400, 100), id: "inner", content: 500)
        let outer = View.list(Scenario.whole, content: 1000, [inner])
        let undocked = Rect(0, 540, 400, 200)
        let events: [TimelineEvent] = [.show(), .scroll(to: 500), .change(undocked), .change(undocked)]
        let steps = Scenario([outer], focus: nil).timeline(events).steps
        #expect(steps.map { $0.offset() } == [0, 500, 200, 200])
        #expect(steps.suffix(2).map { $0["inner"] != nil } == [true, true])
        #expect(steps[2].state == steps[3].state)
    }

    @Test(
        "gives back an offset that was out of range at first",
        arguments: [(0.0, 100.0), (-90, 100), (0, 700), (40, 700)]
    )
    func outOfRangeAtFirst(offset: Double, content: Double) {
        // The content is shorter than the list, so that -47 is the only legal offset; under the keyboard's 300 points up
        // to 700 + 300 - 800 = 200 are legal. None of them was "legal by our inset alone".
        let list = View.list(Scenario.whole, content: content, offset: offset)
        let scenario = Scenario([list], focus: nil).with { $0.layout.safeAreaInsets = EdgeInsets(top: 47) }
        let answer = scenario.timeline([.show(), .change(Rect(0, 600, 400, 200)), .hide])
        #expect(answer.steps.map { $0.offset() } == [offset, offset, offset])
    }

    @Test("says of a list in a bar whether its offset is out of range where the bar rests")
    func outOfRangeAtRest() throws {
        // At rest the list lies at 740...900 and has 40 of the safe area: offsets up to 180 + 40 - 160 = 60 are legal. On
        // the raised bar, at 440...600, the system adds nothing and the keyboard covers 100.
        let list = View.list(Rect(0, 0, 400, 160), content: 180, offset: 60)
        let scenario = Scenario([.bar(Rect(0, 740, 400, 60), [list])], focus: nil).with {
            $0.layout.safeAreaInsets = EdgeInsets(bottom: 40)
        }
        let entry = try #require(scenario.answer().state.views.first { $0.name == "list" }?.value)
        #expect(entry.applied.contentInset?.bottom == 100)
        #expect(!entry.offsetWasOutOfRange)
    }

    @Test("says of a list in a shrunk page whether its offset is out of range where the page is whole")
    func outOfRangeInShrunkPage() throws {
        // The page is at 500 already; at rest it and the list are 800 high, and the content of 900 ends at 100. The offset
        // 150 is legal in 500, but not at rest. The docked keyboard covered
        // nothing of the list, so it gets its entry only as the keyboard undocks over it.
        let list = View.list(Rect(0, 0, 400, 500), content: 900, offset: 150)
        let page = View.bar(Rect(0, 0, 400, 500), id: "page", constant: -300, pinsTop: true, [list])
        let state = Scenario([.bar(Scenario.whole, id: "page", pinsTop: true)], focus: nil).answer().state
        let answer = Scenario([page], focus: nil).with {
            $0.event = .change(Rect(0, 400, 400, 200))
            $0.state = state
        }.answer()
        let entry = try #require(answer.state.views.first { $0.name == "list" }?.value)
        #expect(entry.offsetWasOutOfRange)
        #expect(answer.offset() == 150)
    }

    @Test("does not move a short flipped list by the way that the keyboard took")
    func shortFlipped() {
        // The messages, 200 of 800, lie at the bottom, under the keyboard; nothing has the focus, so nothing moves.
        let list = View.list(Scenario.whole, content: 200).with { $0.transform = .flipped }
        let scenario = Scenario([list], focus: nil)
        let direct = scenario.timeline([.show()])
        let undockedFirst = scenario.timeline([.show(Rect(0, 300, 400, 300)), .show()])
        #expect(direct.steps[0].offset() == 0)
        #expect(undockedFirst.steps.map { $0.offset() } == [0, 0])
        #expect(undockedFirst.steps[1].inset()?.top == 300)
    }

    @Test("drops views that are gone, with a warning")
    func vanished() {
        let state = scenario.answer().state
        let answer = scenario.with {
            $0.layout.views = [.plain("other", Scenario.whole)]
            $0.layout.firstResponder = nil
            $0.state = state
        }.answer()
        #expect(answer.codes == [.viewVanished])
        #expect(answer.state.views.isEmpty)
    }

    @Test("keeps the entries of hidden views, and gives back when they are seen again")
    func hidden() {
        let shown = scenario.timeline([.show()])
        let covered = scenario.with {
            $0.layout = shown.layout
            $0.layout.views[0].isHidden = true
            $0.event = .hide
            $0.state = shown.steps[0].state
        }.answer()
        #expect(covered["list"] == nil)
        #expect(covered.state.views == shown.steps[0].state.views)

        let seen = scenario.with {
            $0.layout = shown.layout
            $0.event = .hide
            $0.state = covered.state
        }.answer()
        #expect(seen.inset() == EdgeInsets(bottom: 20))
        #expect(seen.offset() == 0)
        #expect(seen.state.views.isEmpty)
    }

    @Test("takes in views that come later")
    func cameLater() {
        let later = scenario.with {
            $0.layout.views.append(.list(Scenario.whole, id: "new", content: 2000, inset: EdgeInsets(bottom: 7)))
        }
        let state = scenario.answer().state
        let answer = later.with { $0.state = state }.answer()
        #expect(answer.inset("new")?.bottom == 300)
        #expect(answer.state.views.map(\.name) == ["list", "new"])
    }

    @Test("gives back on a hide without a show before it, which is nothing")
    func hideAlone() {
        let answer = scenario.with { $0.event = .hide }.answer()
        #expect(answer.changesNothing)
        #expect(answer.state.views.isEmpty)
    }

    @Test("is one that a person can write by hand")
    func byHand() {
        // Only the offset from before is named; the insets are the author's, then.
        let answer = scenario.with {
            $0.event = .hide
            $0.state.views = [
                Entry("list", LedgerEntry(before: ViewValues(contentOffset: Point(x: 0, y: 40)), applied: ViewValues()))
            ]
        }.answer()
        #expect(answer.offset() == 40)
        #expect(answer.inset() == EdgeInsets(bottom: 20))
    }
}
