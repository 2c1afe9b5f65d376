import AvoidanceModels
import Testing

@Suite("A layout")
struct LayoutTests {
    @Test("that says the least is the documented one")
    func defaults() throws {
        let layout = try read(#"{"screen":{"width":390,"height":844},"views":[]}"#, as: Layout.self)
        #expect(layout.screen.scale == nil)
        #expect(layout.window == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(layout.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(layout.firstResponder == nil)
        #expect(layout.caret == nil)
        #expect(layout.isAppeared)
        #expect(layout == Layout(screen: Screen(width: 390, height: 844), views: []))
    }

    @Test("has no focus and no caret where they are null")
    func null() throws {
        let text = #"{"screen":{"width":1,"height":1},"views":[],"firstResponder":null,"caret":null}"#
        let layout = try read(text, as: Layout.self)
        #expect(layout.firstResponder == nil)
        #expect(layout.caret == nil)
    }

    @Test("is missed member by member")
    func required() {
        #expect(
            faults("{}", as: Layout.self) == [
                "/screen: expected an object, but the member is missing",
                "/views: expected an array, but the member is missing",
            ]
        )
        #expect(
            faults(#"{"screen":{},"views":[{"frame":{}}]}"#, as: Layout.self) == [
                "/screen/width: expected a number, but the member is missing",
                "/screen/height: expected a number, but the member is missing",
                "/views/0/id: expected a string, but the member is missing",
                "/views/0/frame/x: expected a number, but the member is missing",
                "/views/0/frame/y: expected a number, but the member is missing",
                "/views/0/frame/width: expected a number, but the member is missing",
                "/views/0/frame/height: expected a number, but the member is missing",
            ]
        )
    }

    @Test(
        "has no scale that pixels can't have",
        arguments: [("0", "0"), ("-1", "-1"), ("100.5", "100.5"), ("null", "null")]
    )
    func scale(json: String, found: String) {
        let text = #"{"screen":{"width":1,"height":1,"scale":\#(json)},"views":[]}"#
        #expect(
            faults(text, as: Layout.self) == ["/screen/scale: expected a number above 0, at most 100, found \(found)"]
        )
    }

    @Test("points at each view whose id an earlier one has, however deep")
    func duplicates() {
        func view(_ id: String, _ subviews: String = "") -> String {
            #"{"id":"\#(id)","frame":{"x":0,"y":0,"width":1,"height":1},"subviews":[\#(subviews)]}"#
        }
        let views = [view("a", view("b", view("a"))), view("b"), view("c"), view("A")].joined(separator: ",")
        let sentence = "expected an id of its own, but an earlier view has the same"
        #expect(
            faults(#"{"screen":{"width":1,"height":1},"views":[\#(views)]}"#, as: Layout.self)
                == ["/views/0/subviews/0/subviews/0/id: \(sentence)", "/views/1/id: \(sentence)"]
        )
    }

    @Test("has the same duplicates in small layouts as in large ones", arguments: 0..<100 as Range<UInt64>)
    func manyDuplicates(seed: UInt64) {
        var generator = Generator(seed: seed)
        // The last two are the same id in Unicode's eyes; an empty one is never a duplicate.
        let ids = ["", "a", "b", "A", "\u{e9}", "e\u{301}"] + (0..<(seed % 3 * 20)).map { "view \($0)" }
        var seen: Set<String> = []
        var expected: [String] = []

        func views(at pointer: String, depth: Int) -> String {
            let views = (0..<(1 + generator.next() % 4)).map { index in
                let id = generator.element(ids)
                if !id.isEmpty, !seen.insert(id).inserted {
                    let fault = "expected an id of its own, but an earlier view has the same"
                    expected.append("\(pointer)/\(index)/id: \(fault)")
                }
                let hasSubviews = depth > 1 && generator.flip()
                let subviews = hasSubviews ? views(at: "\(pointer)/\(index)/subviews", depth: depth - 1) : ""
                return #"{"id":"\#(id)","frame":{"x":0,"y":0,"width":1,"height":1},"subviews":[\#(subviews)]}"#
            }
            return views.joined(separator: ",")
        }
        let text = views(at: "/views", depth: 1 + Int(seed % 4))
        #expect(faults(#"{"screen":{"width":1,"height":1},"views":[\#(text)]}"#, as: Layout.self) == expected)
    }
}
