import AvoidanceModels
import Testing

@Suite("A view")
struct ViewTests {
    private func view(_ members: String) throws -> View {
        try read(#"{"id":"a","frame":{"x":1,"y":2,"width":3,"height":4}\#(members)}"#, as: View.self)
    }

    @Test("that says the least is the documented one")
    func defaults() throws {
        let view = try view("")
        #expect(view.kind == "view")
        #expect(view.transform == nil)
        #expect(!view.isHidden)
        #expect(view.clipsToBounds == nil)
        #expect(view.scroll == nil)
        #expect(view.bottomConstraint == nil)
        #expect(view.subviews == [])
        #expect(view == View(id: "a", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test("scrolls as documented where its scroll is empty")
    func scroll() throws {
        let scroll = try #require(try view(#","scroll":{}"#).scroll)
        #expect(scroll.contentSize == nil)
        #expect(scroll.contentOffset == Point(x: 0, y: 0))
        #expect(scroll.contentInset == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(scroll.scrollIndicatorInsets == nil)
        #expect(scroll.adjustedContentInset == nil)
        #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
        #expect(scroll.axes == .both)
        #expect(scroll.isScrollEnabled)
        #expect(!scroll.isTracking)
        #expect(scroll == ScrollGeometry())
    }

    @Test("is pinned to the safe area at 0 where its bottom constraint is empty")
    func bottomConstraint() throws {
        let constraint = try #require(try view(#","bottomConstraint":{}"#).bottomConstraint)
        #expect(constraint == BottomConstraint(relativeTo: .safeArea, constant: 0, pinsTop: false))
    }

    @Test("is as it is where its transform is empty")
    func transform() throws {
        #expect(try view(#","transform":{}"#).transform == Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }

    @Test("takes coordinates and edges left out as zero, but not sizes")
    func partialGeometry() throws {
        #expect(try read(#"{"y":-47}"#, as: Point.self) == Point(x: 0, y: -47))
        #expect(try read(#"{"bottom":34}"#, as: EdgeInsets.self) == EdgeInsets(bottom: 34))
        #expect(faults(#"{"width":1}"#, as: Size.self) == ["/height: expected a number, but the member is missing"])
    }

    @Test(
        "has no number beyond ten million and no size below zero",
        arguments: [
            (
                #"{"x":10000001,"y":0,"width":0,"height":0}"#,
                "/x: expected a number from -10000000 to 10000000, found 10000001"
            ),
            (
                #"{"x":0,"y":-1e8,"width":0,"height":0}"#,
                "/y: expected a number from -10000000 to 10000000, found -100000000"
            ),
            (#"{"x":0,"y":0,"width":-0.5,"height":0}"#, "/width: expected a number from 0 to 10000000, found -0.5"),
            (#"{"x":0,"y":0,"width":0,"height":1e999}"#, "/height: expected a number from 0 to 10000000, found 1e999"),
        ]
    )
    func range(json: String, fault: String) {
        #expect(faults(json, as: Rect.self) == [fault])
    }

    @Test("takes the ends of the range")
    func ends() throws {
        let json = #"{"x":-10000000,"y":1e7,"width":10000000,"height":0}"#
        #expect(try read(json, as: Rect.self) == Rect(x: -1e7, y: 1e7, width: 1e7, height: 0))
    }
}
