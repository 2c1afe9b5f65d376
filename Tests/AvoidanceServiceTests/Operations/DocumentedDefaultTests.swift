import AvoidanceModels
import Testing

/// Each default of the contract, written out, must change nothing.
@Suite("A default")
struct DocumentedDefaultTests {
    private static let size = #""contentSize":{"width":390,"height":1200},"contentOffset":{"y":-47}"#
    private static let hide = #"{"type":"keyboardWillHide"}"#

    private static let pairs: [(String, without: String, with: String)] = [
        ("window", Body.form(), Body.form(layout: #","window":{"x":0,"y":0,"width":390,"height":844}"#)),
        ("isAppeared", Body.form(), Body.form(layout: #","isAppeared":true"#)),
        ("caret", Body.form(), Body.form(layout: #","caret":null"#)),
        ("kind", Body.form(), Body.form(view: #","kind":"view""#)),
        ("isHidden", Body.form(), Body.form(field: #","isHidden":false"#, view: #","isHidden":false"#)),
        ("transform", Body.form(), Body.form(view: #","transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0}"#)),
        ("clipsToBounds of a scroll view", Body.form(), Body.form(view: #","clipsToBounds":true"#)),
        ("clipsToBounds of another view", Body.form(), Body.form(field: #","clipsToBounds":false"#)),
        ("subviews", Body.form(), Body.form(field: #","subviews":[]"#)),
        ("contentSize", Body.form(scroll: ""), Body.form(scroll: #""contentSize":{"width":390,"height":844}"#)),
        ("contentOffset", Body.form(scroll: ""), Body.form(scroll: #""contentOffset":{"x":0,"y":0}"#)),
        (
            "contentInset", Body.form(),
            Body.form(scroll: size + #","contentInset":{"top":0,"left":0,"bottom":0,"right":0}"#)
        ),
        (
            "scrollIndicatorInsets",
            Body.form(scroll: size + #","contentInset":{"top":3,"left":1,"bottom":9,"right":2}"#),
            Body.form(
                scroll: size + #","contentInset":{"top":3,"left":1,"bottom":9,"right":2}"#
                    + #","scrollIndicatorInsets":{"top":3,"left":1,"bottom":9,"right":2}"#
            )
        ),
        (
            "contentInsetAdjustmentBehavior", Body.form(),
            Body.form(scroll: size + #","contentInsetAdjustmentBehavior":"automatic""#)
        ),
        (
            "adjustedContentInset", Body.form(),
            Body.form(scroll: size + #","adjustedContentInset":{"top":47,"bottom":34}"#)
        ),
        ("axes", Body.form(), Body.form(scroll: size + #","axes":"both""#)),
        ("isScrollEnabled", Body.form(), Body.form(scroll: size + #","isScrollEnabled":true"#)),
        ("isTracking", Body.form(), Body.form(scroll: size + #","isTracking":false"#)),
        (
            "bottomConstraint.relativeTo", Body.form(field: #","bottomConstraint":{"constant":0,"pinsTop":false}"#),
            Body.form(field: #","bottomConstraint":{"relativeTo":"safeArea"}"#)
        ),
        (
            "animationDuration and curve", Body.form(event: hide),
            Body.form(event: #"{"type":"keyboardWillHide","animationDuration":0.25,"animationCurve":7}"#)
        ),
        ("isLocal", Body.form(event: hide), Body.form(event: #"{"type":"keyboardWillHide","isLocal":true}"#)),
        ("policy", Body.form(), Body.form(rest: #","policy":{}"#)),
        (
            "every member of the policy", Body.form(),
            Body.form(
                rest: #","policy":{"strategy":"automatic","margin":8,"insetMode":"max","restore":"previous","#
                    + #""movesRoot":true,"floating":"scroll","keepVisible":[],"countsOtherApps":false,"insets":"all"}"#
            )
        ),
        ("margin", Body.form(), Body.form(rest: #","policy":{"margin":{"top":8,"bottom":8}}"#)),
        ("state", Body.form(), Body.form(rest: #","state":{"views":{}}"#)),
    ]

    @Test("written out changes nothing", arguments: pairs)
    func same(name: String, without: String, with: String) throws {
        let answer = try Service.answer(without)
        #expect(try Service.answer(with) == answer)
    }

    @Test(
        "makes a difference where another value is given",
        arguments: [
            Body.form(layout: #","window":{"x":0,"y":0,"width":390,"height":700}"#),
            Body.form(
                layout: #","caret":{"x":0,"y":0,"width":2,"height":20}"#,
                scroll: size + #","axes":"horizontal""#
            ),
            Body.form(view: #","isHidden":true"#),
            Body.form(view: #","transform":{"d":0.5}"#),
            Body.form(scroll: #""contentSize":{"width":390,"height":844}"#),
            Body.form(scroll: size + #","contentInset":{"bottom":400}"#),
            Body.form(scroll: size + #","scrollIndicatorInsets":{"bottom":400}"#),
            Body.form(scroll: size + #","contentInsetAdjustmentBehavior":"never""#),
            Body.form(scroll: size + #","adjustedContentInset":{"top":47}"#),
            Body.form(scroll: size + #","axes":"horizontal""#),
            Body.form(scroll: size + #","isScrollEnabled":false"#),
            Body.form(scroll: size + #","isTracking":true"#),
            Body.form(
                event:
                    #"{"type":"keyboardWillShow","endFrame":{"x":0,"y":508,"width":390,"height":336},"isLocal":false}"#
            ),
            Body.form(rest: #","policy":{"margin":9}"#),
            Body.form(scroll: size + #","contentInset":{"bottom":5}"#, rest: #","policy":{"insetMode":"add"}"#),
        ]
    )
    func different(body: String) throws {
        let answer = try Service.answer(body)
        #expect(try Service.answer(Body.form()) != answer)
    }

    @Test("of the scale is that nothing is rounded")
    func scale() throws {
        let event = #"{"type":"keyboardWillShow","endFrame":{"x":0,"y":508.1,"width":390,"height":335.9}}"#
        let rounded = try Service.answer(Body.form(event: event))
        let exact = try Service.answer(Body.form(event: event).replacing(#","scale":3"#, with: ""))
        // 600 + 44 + 8 − 508.1 = 143.9; thirds of a point, towards more visible, make it 144.
        #expect(rounded.adjustments.first?.contentOffset?.after.y == 144)
        let offset = try #require(exact.adjustments.first?.contentOffset?.after.y)
        #expect(abs(offset - 143.9) < 1e-9)
    }

    @Test("of the animation is 0.25 s with curve 7, and of a drag no animation")
    func animation() throws {
        #expect(try Service.answer(Body.form()).animation == Animation(duration: 0.25, curve: 7))
        let drag = Body.show.replacing("keyboardWillShow", with: "keyboardDidDrag")
        #expect(try Service.answer(Body.form(event: drag)).animation == Animation(duration: 0, curve: 7))
    }
}
