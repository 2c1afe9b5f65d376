import AvoidanceModels
import Testing

@Suite("Bars")
struct BarTests {
    private let safe = EdgeInsets(bottom: 34)

    private func constant(_ bar: View, keyboard: Rect = Scenario.keyboard) -> Double? {
        Scenario([bar], focus: nil).with {
            $0.layout.safeAreaInsets = safe
            $0.event = .show(keyboard)
        }.answer().constant()
    }

    @Test("rise from the line that they are pinned to")
    func anchors() {
        // The window ends at 800, its safe area at 766; the keyboard's top is 500.
        #expect(constant(.bar(Rect(0, 750, 400, 50), to: .window)) == -300)
        #expect(constant(.bar(Rect(0, 750, 400, 50), to: .superview)) == -300)
        #expect(constant(.bar(Rect(0, 716, 400, 50), to: .safeArea)) == -266)
    }

    @Test("rise from the bottom of a superview that ends above the window's")
    func superview() {
        // The superview ends at 700: 700 - 500 = 200; its safe area ends there as well.
        for anchor in [BottomConstraint.Anchor.superview, .safeArea] {
            let bar = View.bar(Rect(0, 650, 400, 50), to: anchor)
            let scenario = Scenario([.plain("page", Rect(0, 0, 400, 700), [bar])], focus: nil).with {
                $0.layout.safeAreaInsets = safe
            }
            #expect(scenario.answer().constant() == -200)
        }
    }

    @Test("keep a constant that clears the keyboard already, and give up one that does not")
    func rest() {
        // 280 above 800 is not clear of 300; 310 is.
        #expect(constant(.bar(Rect(0, 740, 400, 50), constant: -10)) == -300)
        #expect(constant(.bar(Rect(0, 470, 400, 50), constant: -280)) == -300)
        #expect(constant(.bar(Rect(0, 440, 400, 50), constant: -310)) == -310)
        #expect(constant(.bar(Rect(0, 770, 400, 50), constant: 20)) == -300)
    }

    @Test("stay when the keyboard is lower than their line")
    func low() {
        // 20 points of keyboard lie inside the 34 of the safe area.
        #expect(constant(.bar(Rect(0, 716, 400, 50), to: .safeArea), keyboard: Rect(0, 780, 400, 20)) == 0)
    }

    @Test("stay when the keyboard is not docked", arguments: [Rect(0, 300, 400, 300), Rect(50, 500, 300, 300)])
    func notDocked(keyboard: Rect) {
        #expect(constant(.bar(Rect(0, 750, 400, 50)), keyboard: keyboard) == 0)
    }

    @Test("rise by what covers the sheet that they are in")
    func sheet() {
        // The sheet spans 100...700 of the screen: its bottom is 200 below the keyboard's top.
        let answer = Scenario([.bar(Rect(0, 550, 400, 50))], focus: nil).with {
            $0.layout.window = Rect(0, 100, 400, 600)
        }.answer()
        #expect(answer.constant() == -200)
    }

    @Test("rise in the points of a scaled superview")
    func scaled() {
        // At half size the superview's 1600 points span 0...800; 300 in the window are 600 in it.
        let bar = View.bar(Rect(0, 1500, 800, 100), to: .superview)
        let page = View.plain("page", Rect(-200, -400, 800, 1600), [bar]).with { $0.transform = .scaled(0.5) }
        #expect(Scenario([page], focus: nil).answer().constant() == -600)
    }

    @Test("cover the lists behind them as well as the keyboard does")
    func design() {
        // The design's example: the bar's top is 508 - 56 = 452, so it covers 844 - 452 = 392; the system adds 34:
        // 358. The field's end and margin, 652, come to 452: offset 200. The bar's line is 810: -(810 - 508) = -302.
        let list = View.list(
            Rect(0, 0, 390, 844),
            id: "form",
            content: 1200,
            offset: -47,
            [
                .field(Rect(20, 600, 350, 44), id: "password")
            ]
        )
        let answer = Scenario([list, .bar(Rect(0, 754, 390, 56), to: .safeArea)], focus: "password").with {
            $0.layout.screen = Screen(width: 390, height: 844, scale: 3)
            $0.layout.window = Rect(0, 0, 390, 844)
            $0.layout.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
            $0.event = .show(Rect(0, 508, 390, 336))
        }.answer()
        #expect(answer.constant() == -302)
        #expect(answer.inset("form") == EdgeInsets(bottom: 358))
        #expect(answer.offset("form") == 200)
        #expect(answer.focus?.frame == Rect(20, 400, 350, 44))
        #expect(answer.focus?.visibleBefore == 0)
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("rise each on its own, and the highest one counts")
    func two() {
        // Both end at 500 then, their tops at 450 and 420; a list that fills the window is covered by 380.
        let low = View.bar(Rect(0, 750, 400, 50), id: "low")
        let high = View.bar(Rect(0, 670, 400, 80), id: "high", constant: -50)
        let answer = Scenario([.list(Scenario.whole, content: 2000), low, high], focus: nil).answer()
        #expect(answer.constant("low") == -300)
        #expect(answer.constant("high") == -300)
        #expect(answer.inset()?.bottom == 380)
    }

    @Test("cover no list that lies in front of them, or that holds them, or that they hold")
    func order() {
        let bar = View.bar(Rect(0, 740, 400, 60))
        let behind = Scenario([bar, .list(Scenario.whole, content: 2000)], focus: nil).answer()
        #expect(behind.inset()?.bottom == 300)

        let inside = View.list(Scenario.whole, content: 800, [bar.with { $0.bottomConstraint?.relativeTo = .window }])
        #expect(Scenario([inside], focus: nil).answer().inset()?.bottom == 300)

        // The bar's list spans 740...800 and rises to 440...500: nothing covers it.
        let holding = bar.with { $0.subviews = [.list(Rect(0, 0, 400, 60), content: 200)] }
        #expect((Scenario([holding], focus: nil).answer().inset()?.bottom ?? 0) == 0)
    }

    @Test("neither rise nor cover when hidden")
    func hidden() {
        let bar = View.bar(Rect(0, 740, 400, 60)).with { $0.isHidden = true }
        let answer = Scenario([.list(Scenario.whole, content: 2000), bar], focus: nil).answer()
        #expect(answer["bar"] == nil)
        #expect(answer.inset()?.bottom == 300)
    }

    @Test("shrink when their top is pinned as well, and with them whatever ends at their line")
    func pinsTop() {
        // The page shrinks to 500, the list in it as well, so nothing covers the list: its range ends at
        // 1200 - 500 = 700. The field's end and margin, 948, come to 500: offset 448.
        let list = View.list(Scenario.whole, content: 1200, [.field(Rect(0, 900, 400, 40))])
        let scenario = Scenario([.bar(Scenario.whole, id: "page", pinsTop: true, [list])])
        let answer = scenario.answer()
        #expect(answer.constant("page") == -300)
        #expect((answer.inset() ?? .zero) == .zero)
        #expect(answer.offset() == 448)
        #expect(answer.focus?.visibleAfter == 1)

        let layout = scenario.timeline([.show()]).layout
        #expect(layout.view("page")?.frame == Rect(0, 0, 400, 500))
        #expect(layout.view("list")?.frame == Rect(0, 0, 400, 500))
    }

    @Test("that shrink leave a content that is left out as large as it is at rest")
    func pinsTopWithoutContentSize() {
        // The content is 800 high, the list at rest; in 500 it can scroll by 300. The field's end and margin, 748, come to
        // 500: offset 248, also when the frame that comes back is the shrunk one. The list begins at -47, under the safe
        // area, and is given back as it was.
        let list = View.list(Scenario.whole, content: 0, [.field(Rect(0, 700, 400, 40))]).scrolling {
            $0.contentSize = nil
        }
        let scenario = Scenario([.bar(Scenario.whole, id: "page", pinsTop: true, [list])]).with {
            $0.layout.safeAreaInsets = EdgeInsets(top: 47)
        }
        let answer = scenario.timeline([.show(), .show(), .hide])
        #expect(answer.steps.map { $0.offset() } == [248, 248, 0])
        #expect(answer.steps.map { $0.focus?.visibleAfter } == [1, 1, 1])
        #expect(answer.layout.view("list")?.frame == Scenario.whole)
    }

    @Test("that shrink leave alone what ends above their line")
    func pinsTopAbove() {
        // The header ends at 100 and stays; the label would lie at 600...640 and is no list, so it stays as well.
        let subviews = [View.plain("header", Rect(0, 0, 400, 100)), .plain("label", Rect(0, 600, 400, 40))]
        let layout = Scenario([.bar(Scenario.whole, id: "page", pinsTop: true, subviews)], focus: nil)
            .timeline([.show()]).layout
        #expect(layout.view("header")?.frame == Rect(0, 0, 400, 100))
        #expect(layout.view("label")?.frame == Rect(0, 600, 400, 40))
    }

    @Test("that shrink to nothing below the keyboard's top have their frame again after a hide")
    func pinsTopBelow() {
        // The panel spans 600...800; its bottom can't rise to 500 above its top.
        let panel = View.bar(Rect(0, 600, 400, 200), id: "panel", pinsTop: true)
        let answer = Scenario([panel], focus: nil).timeline([.show(), .hide])
        #expect(answer.steps.map { $0.constant("panel") } == [-300, 0])
        #expect(answer.layout.view("panel")?.frame == Rect(0, 600, 400, 200))
    }

    @Test("that shrink cut what crosses their line once and for all")
    func pinsTopCrossed() {
        // The list ends 20 above the page's bottom, at 780, and so at 500 with the page.
        let page = View.bar(Scenario.whole, id: "page", pinsTop: true, [.list(Rect(0, 0, 400, 780), content: 2000)])
        let steps = Scenario([page], focus: nil).timeline([.show(), .show(), .hide]).steps
        #expect((steps[0].inset() ?? .zero) == .zero)
        #expect(steps[1].changesNothing)
        #expect((steps[2].inset() ?? .zero) == .zero)
    }

    @Test("that shrink cut nothing off once they are back at rest")
    func pinsTopAtRest() {
        // The page ends at 700, 100 above the window's bottom; its field sticks out of it, to 760.
        let page = View.bar(
            Rect(0, 0, 400, 700),
            id: "page",
            constant: -100,
            pinsTop: true,
            [
                .field(Rect(0, 720, 400, 40))
            ]
        )
        let steps = Scenario([page]).timeline([.show(), .hide]).steps
        #expect(steps[1].focus?.frame == Rect(0, 720, 400, 40))
        #expect(steps[1].focus?.visibleAfter == 1)
        #expect(steps[1].focus?.limitedBy == nil)
    }

    @Test("cover nothing when only the root that holds them is lifted")
    func lifted() {
        // The bar's own constant keeps it at 440...490, over the field's 450...640, before and after. The root is lifted
        // by 140.
        let root = View.plain(
            "root",
            Scenario.whole,
            [
                .field(Rect(0, 450, 400, 190)), .bar(Rect(0, 440, 400, 50), constant: -310),
            ]
        )
        let answer = Scenario([root]).answer()
        #expect(answer.constant() == -310)
        #expect(answer.translation("root") == -140)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("do not move hidden fields in them")
    func hiddenField() {
        let bar = View.bar(Rect(0, 750, 400, 50), [.field(Rect(0, 5, 400, 40))]).with { $0.isHidden = true }
        let answer = Scenario([bar]).answer()
        #expect(answer.focus?.frame == Rect(0, 755, 400, 40))
        #expect(answer.focus?.visibleAfter == 0)
    }

    @Test("get their constant back on a hide, and their frame")
    func hide() {
        let bar = View.bar(Rect(0, 740, 400, 50), constant: -10)
        let answer = Scenario([bar], focus: nil).timeline([.show(), .change(Rect(0, 420, 400, 380)), .hide])
        #expect(answer.steps.map { $0.constant() } == [-300, -380, -10])
        #expect(answer.layout.views == [bar])
        #expect(answer.steps[2].state.views.isEmpty)
    }

    @Test("take over a constant that the app changed meanwhile")
    func changedConstant() {
        // The app lowers its own bar by 20 while it is raised: from -300 to -280 is an inset that shrank, so the app's.
        let raised = Scenario([.bar(Rect(0, 750, 400, 50))], focus: nil).answer().state
        let bar = View.bar(Rect(0, 470, 400, 50), constant: -280)
        let answer = Scenario([bar], focus: nil).with {
            $0.event = .hide
            $0.state = raised
        }.answer()
        #expect(answer.constant() == -280)
    }
}
