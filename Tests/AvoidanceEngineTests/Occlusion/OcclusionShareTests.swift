import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("What covers a view")
struct OcclusionShareTests {
    @Test("is nothing where all of it is in sight")
    func visible() throws {
        let occlusion = try Scenario([.field(Rect(20, 456, 360, 44))]).occlusion()
        #expect(occlusion.visibleShare == 1)
        #expect(occlusion.coveredBy == [])
        #expect(occlusion.frame == Rect(20, 456, 360, 44))
        #expect(occlusion.isFirstResponder)
    }

    @Test("is the keyboard, over the part that lies under it")
    func keyboard() throws {
        let occlusion = try Scenario([.field(Rect(20, 490, 360, 40))]).occlusion()
        #expect(occlusion.visibleShare == 0.25)
        #expect(occlusion.covers == ["keyboard 0.75"])
    }

    @Test("is a floating keyboard over its own width only")
    func floating() throws {
        let scenario = Scenario([.field(Rect(0, 300, 400, 40))])
            .with { $0.event = .change(Rect(100, 300, 200, 200)) }
        #expect(try scenario.occlusion().covers == ["keyboard 0.5"])
    }

    @Test("is the keyboard of another app like any other")
    func otherApp() throws {
        let scenario = Scenario([.field(Rect(20, 600, 360, 40))]).with { $0.event.isLocal = false }
        #expect(try scenario.occlusion().covers == ["keyboard 1.0"])
        #expect(scenario.occlusions().warnings == [])
    }

    @Test("is each superview that cuts off, the nearest first, and each point counts once")
    func clips() throws {
        // 100 points high from 80 to 180 in the window: the inner list ends at 160, the outer view at 130.
        let inner = View.list(Rect(0, 0, 400, 160), id: "inner", content: 500, [.field(Rect(0, 80, 400, 100))])
        let outer = View.plain("outer", Rect(0, 0, 400, 130), [inner]).with { $0.clipsToBounds = true }
        let occlusion = try Scenario([outer]).occlusion()
        #expect(occlusion.covers == ["clip inner 0.2", "clip outer 0.3"])
        #expect(occlusion.visibleShare == 0.5)
    }

    @Test("is not a superview that does not clip")
    func overflow() throws {
        let outer = View.plain("outer", Rect(0, 0, 400, 10), [.field(Rect(0, 80, 400, 100))])
        #expect(try Scenario([outer]).occlusion().visibleShare == 1)
    }

    @Test("is the list that it is scrolled out of, at the offset that is there")
    func scrolled() throws {
        let list = View.list(Rect(0, 0, 400, 400), content: 900, offset: 300, [.field(Rect(0, 280, 400, 40))])
        #expect(try Scenario([list]).occlusion().covers == ["clip list 0.5"])
    }

    @Test("is the window's edge where no superview cuts off")
    func offScreen() throws {
        let occlusion = try Scenario([.field(Rect(-300, 0, 400, 40))]).occlusion()
        #expect(occlusion.covers == ["offScreen 0.75"])
        #expect(occlusion.visibleShare == 0.25)
    }

    @Test("is a raised bar in front of it, but not where the keyboard or a bar further in front lies on both")
    func bars() throws {
        // The field reaches from 400 to 600; the keyboard lies on the lower half, the bars on 420–520 and 440–460.
        let field = View.field(Rect(0, 400, 400, 200))
        let back = View.bar(Rect(0, 420, 400, 100), id: "back", constant: -280)
        let front = View.bar(Rect(0, 440, 400, 20), id: "front", constant: -340)
        let scenario = Scenario([field, back, front]).with {
            $0.state.views = AvoidanceState.raised("back", now: -280).views
            $0.state.views += AvoidanceState.raised("front", now: -340).views
        }
        let occlusion = try scenario.occlusion()
        #expect(occlusion.covers == ["keyboard 0.5", "bar front 0.1", "bar back 0.3"])
        #expect(occlusion.visibleShare == 0.1)
    }

    @Test(
        "is not a bar at rest, one behind, one that holds the view, or a hidden one",
        arguments: ["rest", "behind", "around", "hidden"]
    )
    func otherBars(kind: String) throws {
        let field = View.field(Rect(0, 400, 400, 50))
        var bar = View.bar(Rect(0, 400, 400, 50), constant: -350)
        bar.isHidden = kind == "hidden"
        var views = [field, bar]
        if kind == "behind" { views = [bar, field] }
        if kind == "around" { views = [bar.with { $0.subviews = [.field(Rect(0, 0, 400, 50))] }] }
        let scenario = Scenario(views).with {
            if kind != "rest" { $0.state = .raised(now: -350) }
        }
        #expect(try scenario.occlusion().visibleShare == 1)
    }

    @Test("is a superview that shrinks above the keyboard, which cuts what is in it")
    func shrunk() throws {
        let bar = View.bar(Rect(0, 0, 400, 500), constant: -300, pinsTop: true, [.field(Rect(0, 480, 400, 40))])
        let scenario = Scenario([bar]).with {
            $0.state = .raised(now: -300)
            $0.event = .hide
        }
        #expect(try scenario.occlusion().covers == ["clip bar 0.5"])
    }

    @Test("is the outermost hidden view, whatever else lies on it")
    func hidden() throws {
        let field = View.field(Rect(0, 600, 400, 40)).with { $0.isHidden = true }
        #expect(try Scenario([field]).occlusion().covers == ["hidden field 1.0"])
        let inner = View.plain("inner", Scenario.whole, [field]).with { $0.isHidden = true }
        let outer = View.plain("outer", Scenario.whole, [inner])
        let occlusion = try Scenario([outer]).occlusion()
        #expect(occlusion.covers == ["hidden inner 1.0"])
        #expect(occlusion.visibleShare == 0)
    }

    @Test("is reckoned where the ledger moves the view, whose frame does not say so")
    func translation() throws {
        let root = View.plain("root", Scenario.whole, [.field(Rect(0, 490, 400, 40))])
        let scenario = Scenario([root]).with { $0.state = .moved("root", by: Point(x: 0, y: -20)) }
        let occlusion = try scenario.occlusion()
        #expect(occlusion.frame == Rect(0, 470, 400, 40))
        #expect(occlusion.covers == ["keyboard 0.25"])
    }

    @Test("is reckoned in a window that is anywhere on the screen")
    func window() throws {
        let scenario = Scenario([.field(Rect(0, 290, 200, 20))]).with { $0.layout.window = Rect(100, 200, 200, 400) }
        #expect(try scenario.occlusion().covers == ["keyboard 0.5"])
    }

    @Test("is reckoned for a turned view by the rectangle around it")
    func turned() throws {
        // 100 by 40 about (50, 490) becomes 40 by 100, from 440 to 540.
        let field = View.field(Rect(0, 470, 100, 40)).with { $0.transform = .quarterTurn }
        let occlusion = try Scenario([field]).occlusion()
        #expect(occlusion.frame == Rect(30, 440, 40, 100))
        #expect(occlusion.covers == ["keyboard 0.4"])
    }

    @Test("covers a view without area wholly or not at all", arguments: [(499.0, 1.0), (501, 0)])
    func thin(y: Double, share: Double) throws {
        #expect(try Scenario([.field(Rect(0, y, 400, 0))]).occlusion().visibleShare == share)
    }

    @Test("is not a view in front that is no bar")
    func viewInFront() throws {
        let cover = View.plain("cover", Scenario.whole)
        let occlusion = try Scenario([.field(Rect(0, 100, 400, 40)), cover]).occlusion()
        #expect(occlusion.visibleShare == 1)
        #expect(occlusion.hitBy == "cover")
    }
}
