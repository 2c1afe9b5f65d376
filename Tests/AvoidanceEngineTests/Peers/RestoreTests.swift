import AvoidanceModels
import Testing

@Suite("Peers' faults: restore, idempotence, path independence")
struct RestoreTests {
    private static let text = Rect(0, 616, 400, 312)
    private static let emoji = Rect(0, 540, 400, 388)

    /// A list in a window of 400 by 928; the first field asks for 188.67 under the text keyboard with a margin of 62.
    private static func form(offset: Double = 0) -> Scenario {
        let list = View.list(
            Rect(0, 0, 400, 928),
            content: 3000,
            offset: offset,
            [
                .field(Rect(0, 695.67, 400, 47)), .field(Rect(0, 771.67, 400, 47), id: "second"),
            ]
        )
        return Scenario([list]).on(400, 928, keyboard: 312).margin(62)
    }

    /// I5: each expects the offset after the events, which end with a hide.
    struct Session: CustomTestStringConvertible {
        var name: String
        var scenario: Scenario
        var events: [TimelineEvent]
        var expected: Double

        var testDescription: String { name }
    }

    static let sessions = [
        // The author's 100 make 400 = 1000 + 100 - 700 legal.
        Session(
            name: "IQKeyboardManager clamps the legal end, 400, to 300",
            scenario: Scenario(
                [.list(Rect(0, 0, 375, 700), content: 1000, offset: 400, inset: EdgeInsets(bottom: 100))],
                focus: nil
            )
            .on(375, 812, keyboard: 336),
            events: [.show(Rect(0, 476, 375, 336)), .hide],
            expected: 400
        ),
        Session(
            name: "TPKeyboardAvoiding never gives the offset back",
            scenario: form(),
            events: [.show(text), .hide],
            expected: 0
        ),
        Session(
            name: "APSL takes a reader at 700 back to 120",
            scenario: form(offset: 120),
            events: [.show(text), .scroll(to: 700), .hide],
            expected: 700
        ),
        Session(
            name: "APSL goes to 0 from 900 when nothing has the focus",
            scenario: form(offset: 900).with { $0.layout.firstResponder = nil },
            events: [.show(text), .hide],
            expected: 900
        ),
        Session(
            name: "keyboard-controller goes back to where the second field's motion began",
            scenario: form(),
            events: [.show(text), .focus("second"), .hide],
            expected: 0
        ),
        Session(
            name: "React Native jumps from 500 to 0 with cross-fade",
            scenario: form(offset: 500).with { $0.layout.firstResponder = nil },
            events: [.show(text), .show(Rect(0, 0, 400, 0))],
            expected: 500
        ),
        Session(
            name: "RxKeyboard's recipe adds 336 with every cycle",
            scenario: form(offset: 1000).with { $0.layout.firstResponder = nil },
            events: [.show(text), .hide, .show(text), .hide, .show(text), .hide],
            expected: 1000
        ),
    ]

    @Test("I5: a hide gives the offset back, and leaves the reader's own", arguments: sessions)
    func restore(session: Session) {
        let answer = session.scenario.timeline(session.events)
        #expect(answer.layout.view("list")?.scroll?.contentOffset.y == session.expected)
        #expect(answer.steps[session.events.count - 1].state.views.isEmpty)
    }

    @Test("I5: a hide gives the insets back, which Apple's recipe makes zero and TPKeyboardAvoiding mixes up")
    func insets() {
        let list = View.list(Rect(0, 0, 375, 812), content: 2000, inset: EdgeInsets(top: 10, bottom: 50)).scrolling {
            $0.scrollIndicatorInsets = EdgeInsets(bottom: 49)
        }
        let scenario = Scenario([list], focus: nil).on(375, 812, keyboard: 336)
        let offScreen = TimelineEvent.change(Rect(0, 812, 375, 336))
        let layout = scenario.timeline([.show(Rect(0, 476, 375, 336)), offScreen, .hide]).layout
        #expect(layout.view("list")?.scroll?.contentInset == EdgeInsets(top: 10, bottom: 50))
        #expect(layout.view("list")?.scroll?.scrollIndicatorInsets == EdgeInsets(bottom: 49))
    }

    @Test(
        "I6: the same event again changes nothing, where RxKeyboard's recipe drifts",
        arguments: [312.0, 312.38, 388]
    )
    func idempotence(height: Double) {
        // 312.38 made an earlier KeyboardAvoidingView of React Native swing between two values.
        let frame = Rect(0, 928 - height, 400, height)
        let steps = RestoreTests.form().timeline([.show(frame), .show(frame), .change(frame), .show(frame)]).steps
        #expect(steps[1].changesNothing && steps[2].changesNothing && steps[3].changesNothing)
        #expect(steps[1].state == steps[0].state)
    }

    @Test("I6: a view that shrinks ends at the keyboard after a turn, without a pass at 612 of 375")
    func turn() {
        // Upright, the page's 812 end at 476; turned, its 375 at 175, whatever its first height was.
        func page(_ width: Double, _ height: Double) -> View {
            .bar(Rect(0, 0, width, height), id: "page", pinsTop: true)
        }
        let upright = Scenario([page(375, 812)], focus: nil).on(375, 812, keyboard: 336)
        let turned = Scenario([page(812, 375)], focus: nil).on(812, 375, keyboard: 200)
        let change = TimelineEvent(.keyboard(turned.event), layout: turned.layout)
        let answer = upright.timeline([TimelineEvent(.keyboard(upright.event)), .hide, change])
        #expect(answer.layout.view("page")?.frame == Rect(0, 0, 812, 175))
        #expect(answer.steps.map { $0.constant("page") } == [-336, 0, -200])
    }

    @Test("I7: text, emoji, text ends where it began, not at the emoji's offset")
    func path() {
        // 742.67 + 62 - 616 = 188.67; 742.67 + 62 - 540 = 264.67.
        let steps = RestoreTests.form().timeline([
            .show(RestoreTests.text), .change(RestoreTests.emoji), .change(RestoreTests.text),
        ]).steps
        for (step, offset) in zip(steps, [188.67, 264.67, 188.67]) {
            #expect(((step.offset() ?? 0) - offset).magnitude < 1e-9)
        }
        #expect(steps[2].state == steps[0].state)
    }

    @Test("I7: a bar of shortcuts before the keyboard makes no difference, though RxKeyboard announces 44 for good")
    func accessory() {
        let form = RestoreTests.form()
        let direct = form.timeline([.show(RestoreTests.text)])
        let throughBar = form.timeline([.show(Rect(0, 884, 400, 44)), .change(RestoreTests.text)])
        #expect(throughBar.layout == direct.layout)
        #expect(throughBar.steps[1].state == direct.steps[0].state)
        #expect(throughBar.steps.map(\.keyboard.visibleHeight) == [44, 312])
    }

    @Test("I7: a keyboard of the same height in another place is another one, though IQKeyboardManager ignores it")
    func sameHeight() {
        let steps = RestoreTests.form().timeline([.show(RestoreTests.text), .change(Rect(0, 300, 400, 312))]).steps
        #expect(steps.map { $0.inset()?.bottom } == [312, 0])
        #expect(steps.map(\.keyboard.placement) == [.docked, .undocked])
    }

    @Test("I7: how much was to be seen before makes no difference, though it does to Compose")
    func clippedBefore() {
        // 560...620 was cut by 20 at 600, 540...600 was not: each ends 8 above 300.
        for (y, offset) in [(560.0, 328.0), (540, 308)] {
            let list = View.list(Rect(0, 0, 400, 600), content: 2000, [.field(Rect(0, y, 400, 60))])
            #expect(Scenario([list]).on(400, 600, keyboard: 300).answer().offset() == offset)
        }
    }
}
