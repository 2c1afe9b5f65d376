import AvoidanceModels
import Testing

@Suite("tpKeyboardAvoiding")
struct TPKeyboardAvoidingTests {
    private func scenario(
        target: Rect?,
        frame: Rect = Rect(0, 0, 400, 667),
        content: Double = 1200,
        offset: Double = 0,
        inset: EdgeInsets = .zero
    ) -> Scenario {
        let list = View.list(frame, content: content, offset: offset, inset: inset, target.map { [.field($0)] } ?? [])
        return Scenario([list.scrolling { $0.contentInsetAdjustmentBehavior = .never }])
            .on(screen: 667, keyboard: 216).by(.tpKeyboardAvoiding)
    }

    private static let hide = KeyboardEvent(
        type: .keyboardWillHide,
        beginFrame: Rect(0, 451, 400, 216),
        endFrame: Rect(0, 667, 400, 216)
    )

    @Test("insets by what of the keyboard lies above the scroll view's end, and centres the target (vector 042)")
    func gap() {
        let answer = scenario(target: Rect(20, 700, 300, 20), frame: Rect(0, 0, 400, 618), offset: 120).answer()
        #expect(answer.inset() == EdgeInsets(bottom: 167))
        #expect(answer.indicator() == EdgeInsets(bottom: 167))
        #expect(answer.offset() == 484.5)
    }

    @Test("centres also what is in sight (vector 047), and stays within the content (vectors 043 and 046)")
    func range() {
        #expect(scenario(target: Rect(20, 305, 300, 20)).answer().offset() == 89.5)
        #expect(scenario(target: Rect(20, 760, 300, 20), content: 800).answer().offset() == 349)
        let top = scenario(target: Rect(20, 30, 300, 20), inset: EdgeInsets(top: 64))
        #expect(top.answer().inset() == EdgeInsets(top: 64, bottom: 216))
        #expect(top.answer().offset() == -64)
        // 500 - (387 - 20) / 2 - 64.
        let inset = scenario(target: Rect(20, 500, 300, 20), inset: EdgeInsets(top: 64))
        #expect(inset.answer().offset() == 252.5)
    }

    @Test("keeps 20 above a target that is too tall to be centred")
    func tall() {
        // (451 - 430) / 2 is less than 20.
        #expect(scenario(target: Rect(20, 300, 300, 430)).answer().offset() == 280)
        #expect(scenario(target: Rect(20, 300, 300, 600)).answer().offset() == 280)
    }

    @Test("takes the caret of a text input, and of nothing else")
    func caret() {
        let field = scenario(target: Rect(20, 300, 300, 300)).with { $0.layout.caret = Rect(4, 250, 2, 20) }
        // 550 - (451 - 20) / 2; without it 300 - (451 - 300) / 2.
        #expect(field.answer().offset() == 334.5)
        let other = field.with { $0.layout.views[0].subviews[0].kind = "view" }
        #expect(other.answer().offset() == 224.5)
    }

    @Test("takes the safe area off twice at the content's end (vector 049)")
    func safeArea() {
        let list = View.list(Rect(0, 0, 400, 812), content: 600, [.field(Rect(20, 565, 300, 20))])
        let scenario = Scenario([list]).on(screen: 812, keyboard: 336).by(.tpKeyboardAvoiding).with {
            $0.layout.safeAreaInsets.top = 88
        }
        #expect(scenario.answer().offset() == 36)
        // 565 - (476 - 20) / 2 - 88 with content enough.
        let long = scenario.with { $0.layout.views[0].scroll?.contentSize?.height = 3000 }
        #expect(long.answer().offset() == 249)
    }

    @Test("does not scroll for a focus elsewhere")
    func outside() {
        let outside = scenario(target: nil).with { $0.layout.views.append(.field(Rect(20, 600, 300, 20))) }
        #expect(outside.answer().inset() == EdgeInsets(bottom: 216))
        #expect(outside.answer().offset() == 0)
    }

    @Test("insets by a floating keyboard that doesn't touch the scroll view (vector 050)")
    func floating() {
        let answer = scenario(target: nil, frame: Rect(0, 400, 400, 267)).with {
            $0.event.endFrame = Rect(40, 50, 320, 216)
        }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 216))
        #expect(answer.offset() == 0)
    }

    @Test("makes no inset where the scroll view ends above the keyboard, and replaces the author's")
    func replaced() {
        let answer = scenario(target: nil, frame: Rect(0, 0, 400, 300), inset: EdgeInsets(top: 4, bottom: 30)).answer()
        #expect(answer.inset() == EdgeInsets(top: 4))
        #expect(answer.indicator() == EdgeInsets(top: 4))
    }

    @Test("gives the inset back on a hide, but to the indicators the content's (vector 051); the offset stays")
    func hide() {
        let shown = scenario(target: Rect(20, 700, 300, 20), inset: EdgeInsets(bottom: 20)).with {
            $0.layout.views[0].scroll?.scrollIndicatorInsets = EdgeInsets(bottom: 49)
        }
        let hidden = shown.then(Self.hide).with { $0.layout.firstResponder = nil }
        let answer = hidden.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 20))
        #expect(answer.indicator() == EdgeInsets(bottom: 20))
        // 700 - (451 - 20) / 2, as it was.
        #expect(answer.offset() == 484.5)
        #expect(answer.state.views == [])
    }

    @Test("centres once more on a hide what still has the focus")
    func hideFocused() {
        // 500 - (667 - 20) / 2.
        let answer = scenario(target: Rect(20, 500, 300, 20)).then(Self.hide).answer()
        #expect(answer.offset() == 176.5)
    }

    @Test("ignores a hide without a keyboard, and one that begins empty")
    func ignoredHide() {
        #expect(scenario(target: Rect(20, 500, 300, 20)).with { $0.event = Self.hide }.answer().changesNothing)
        let empty = scenario(target: Rect(20, 500, 300, 20)).then(Self.hide).with { $0.event.beginFrame = .zero }
        #expect(empty.answer().changesNothing)
        #expect(empty.answer().state == empty.state)
        let silent = empty.with { $0.event.beginFrame = nil }
        #expect(silent.answer().inset() == .zero)
    }

    @Test("keeps what was there at the first show, through a keyboard that changes")
    func change() {
        let steps = scenario(target: nil, inset: EdgeInsets(bottom: 20)).timeline([
            .show(Rect(0, 451, 400, 216)), .change(Rect(0, 401, 400, 266)), TimelineEvent(.keyboard(Self.hide)),
        ]).steps
        #expect(steps.map { $0.inset()?.bottom } == [216, 266, 20])
    }

    @Test("takes a frame without area for a hidden keyboard, gives nothing back and forgets what was there")
    func empty() {
        let emptied = scenario(target: nil, inset: EdgeInsets(bottom: 20)).then(.change(Rect(0, 667, 400, 0)))
        #expect(emptied.answer().changesNothing)
        #expect(emptied.answer().state.views == [])
        // A later show takes 216 for the author's.
        let again = emptied.then(.show(Rect(0, 401, 400, 266)))
        #expect(again.answer().inset() == EdgeInsets(bottom: 266))
        #expect(again.then(Self.hide).answer().inset() == EdgeInsets(bottom: 216))
        // A keyboard that has left the screen is hidden as well.
        let left = scenario(target: nil, inset: EdgeInsets(bottom: 20)).then(.change(Rect(0, 667, 400, 216)))
        #expect(left.answer().inset() == .zero)
        let back = left.then(.show(Rect(0, 451, 400, 216))).then(Self.hide)
        #expect(back.answer().inset() == .zero)
        // So is one without area in the middle of the screen.
        let raised = scenario(target: nil).then(.change(Rect(0, 300, 400, 0)))
        #expect(raised.answer().keyboard.isHidden)
    }

    @Test("gives nothing back on a hide to a frame without area, for the change before it has hidden the keyboard")
    func emptyHide() {
        let shown = scenario(target: Rect(20, 700, 300, 20), inset: EdgeInsets(bottom: 20))
        let hidden = shown.then(Self.hide).with { $0.event.endFrame = .zero }
        #expect(hidden.answer().inset() == EdgeInsets(bottom: 216))
        #expect(hidden.answer().indicator() == EdgeInsets(bottom: 216))
        // 700 - (451 - 20) / 2, as it was.
        #expect(hidden.answer().offset() == 484.5)
        #expect(hidden.answer().state.views == [])
        #expect(hidden.answer().keyboard.isHidden)
        // A hide that doesn't say its end is one like any other.
        #expect(hidden.with { $0.event.endFrame = nil }.answer().inset() == EdgeInsets(bottom: 20))
    }

    @Test("makes a content size of the subviews where there is none, 10 higher than they reach, and leaves it there")
    func contentSize() {
        let sized = scenario(target: Rect(20, 649, 300, 30)).with {
            $0.layout.views[0].scroll?.contentSize = Size(width: 0, height: 0)
            let inside = View.plain("inside", Rect(0, 2000, 10, 10))
            $0.layout.views[0].subviews.append(.plain("left", Rect(-50, 10, 20, 20), [inside]))
        }
        #expect(sized.answer()["list"]?.contentSize?.after == Size(width: 370, height: 689))
        // 649 - (451 - 30) / 2 = 438.5 is beyond 689 - 451.
        #expect(sized.answer().offset() == 238)
        #expect(sized.answer().state.views.first?.value.before.contentSize == Size(width: 370, height: 689))
        let hidden = sized.then(Self.hide).answer()
        #expect(hidden["list"]?.contentSize?.after == Size(width: 370, height: 689))
        #expect(scenario(target: nil).answer()["list"]?.contentSize == nil)
    }

    @Test("centres a new focus with a keyboard up, and without one does nothing")
    func focus() {
        let list = scenario(target: Rect(20, 700, 300, 20))
        let focused = list.then(KeyboardEvent(type: .focusDidChange)).with {
            $0.layout.views[0].subviews.append(.field(Rect(20, 600, 300, 20), id: "other"))
            $0.layout.firstResponder = "other"
        }
        #expect(focused.answer().offset() == 384.5)
        #expect(focused.answer().inset() == EdgeInsets(bottom: 216))
        #expect(list.on(.focusDidChange).answer().changesNothing)
    }

    @Test("takes the keyboard into every scroll view's content before any scrolls, the outer one first")
    func nested() {
        // Inner: 500...700 at the window's 500; its content's 250...270 is the outer's 650...670.
        let inner = View.list(
            Rect(0, 500, 400, 200),
            id: "inner",
            content: 1000,
            offset: 100,
            [
                .field(Rect(20, 250, 300, 20))
            ]
        )
        let list = View.list(Rect(0, 0, 400, 667), content: 2000, [inner])
        let answer = Scenario([list]).on(screen: 667, keyboard: 216).by(.tpKeyboardAvoiding).answer()
        // 650 - (451 - 20) / 2.
        #expect(answer.offset() == 434.5)
        // The keyboard ends at 667 - 500 + 100 = 267 in it, the visible part at 300.
        #expect(answer.inset("inner") == EdgeInsets(bottom: 216))
        // Of 200 - 216 nothing is left: 250 - 20.
        #expect(answer.offset("inner") == 230)
    }

    @Test(
        "hears no other event",
        arguments: EventType.all(
            but: .keyboardWillShow,
            .keyboardWillChangeFrame,
            .keyboardWillHide,
            .focusDidChange
        )
    )
    func unheard(type: EventType) {
        let answer = scenario(target: Rect(20, 700, 300, 20)).on(type).answer()
        #expect(answer["list"] != nil)
        #expect(answer.changesNothing)
    }
}
