import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("A tap at a view's centre")
struct OcclusionHitTests {
    private let button = View.plain("field", Rect(100, 100, 200, 40))

    private func hit(_ views: [View]) throws -> String? {
        let occlusion = try Scenario(views).occlusion()
        #expect(occlusion.isHittable == ["field", "label"].contains(occlusion.hitBy))
        return occlusion.hitBy
    }

    @Test("hits the view itself")
    func itself() throws {
        #expect(try hit([button]) == "field")
    }

    @Test("counts for the view when it hits a subview")
    func subview() throws {
        #expect(try hit([button.with { $0.subviews = [.plain("label", Rect(50, 0, 100, 40))] }]) == "label")
    }

    @Test("hits a view in front of it, at any depth, and not one behind")
    func sibling() throws {
        let cover = View.plain("cover", Rect(150, 0, 100, 400))
        #expect(try hit([button, cover]) == "cover")
        #expect(try hit([cover, button]) == "field")
        #expect(try hit([.plain("a", Scenario.whole, [button]), .plain("b", Scenario.whole, [cover])]) == "cover")
        #expect(try hit([button, .plain("b", Scenario.whole, [.plain("far", Rect(0, 0, 9, 9))])]) == "b")
    }

    @Test("passes what is hidden, with its subviews")
    func hidden() throws {
        let cover = View.plain("cover", Scenario.whole, [.plain("inner", Scenario.whole)]).with { $0.isHidden = true }
        #expect(try hit([button, cover]) == "field")
    }

    @Test("never hits a view outside its superview's bounds, which need not clip")
    func outside() throws {
        let outer = View.plain("outer", Rect(0, 0, 400, 110), [button])
        let occlusion = try Scenario([.plain("floor", Scenario.whole), outer]).occlusion()
        #expect(occlusion.visibleShare == 1)
        #expect(!occlusion.isHittable)
        #expect(occlusion.hitBy == "floor")
    }

    @Test("passes a view in front whose superview does not reach so far")
    func outsideInFront() throws {
        let cover = View.plain("outer", Rect(0, 0, 400, 50), [.plain("cover", Scenario.whole)])
        #expect(try hit([button, cover]) == "field")
    }

    @Test("hits no view on the keyboard, whose upper edge is part of it", arguments: [(479.0, true), (480, false)])
    func keyboard(y: Double, isHit: Bool) throws {
        let field = View.field(Rect(0, y, 400, 40))
        #expect(try hit([.plain("floor", Scenario.whole), field]) == (isHit ? "field" : nil))
    }

    @Test("hits nothing outside the window", arguments: [Rect(0, -60, 400, 100), Rect(-300, 0, 400, 40)])
    func offScreen(frame: Rect) throws {
        #expect(try hit([.field(frame)]) == nil)
    }

    @Test("hits a view's left and upper edges, and not the others")
    func edges() throws {
        // The centre of the field is (200, 120).
        #expect(try hit([button, .plain("right", Rect(200, 120, 10, 10))]) == "right")
        #expect(try hit([button, .plain("left", Rect(190, 110, 10, 20))]) == "field")
        #expect(try hit([button, .plain("above", Rect(190, 110, 20, 10))]) == "field")
    }

    @Test("does not hit a view without area")
    func empty() throws {
        #expect(try hit([.plain("floor", Scenario.whole), .field(Rect(100, 100, 0, 40))]) == "floor")
    }

    @Test("is looked up at the offset that a list has")
    func scrolled() throws {
        let list = View.list(Rect(0, 0, 400, 400), content: 2000, offset: 1000, [.field(Rect(0, 1100, 400, 40))])
        #expect(try hit([list]) == "field")
        #expect(try hit([list.scrolling { $0.contentOffset.y = 0 }]) == nil)
    }
}
