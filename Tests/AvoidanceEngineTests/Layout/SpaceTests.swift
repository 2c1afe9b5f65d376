import AvoidanceModels
import Testing

/// Where the engine finds a view in the window, read from the focus of an answer without a keyboard.
@Suite("Spaces")
struct SpaceTests {
    private func frame(of views: [View], window: Rect = Scenario.whole) -> Rect? {
        let scenario = Scenario(views).with {
            $0.layout.window = window
            $0.event = KeyboardEvent(type: .layoutDidChange)
        }
        return scenario.answer().focus?.frame
    }

    @Test("adds up frames and takes off content offsets")
    func nesting() {
        // x = 10 + 5 + 3 - 2 = 16; y = 20 + (200 - 100) + 7 = 127.
        let list = View.list(
            Rect(10, 20, 300, 600),
            content: 1000,
            offset: 100,
            [
                .plain("cell", Rect(5, 200, 200, 100), [.field(Rect(3, 7, 50, 30))])
            ]
        ).scrolling { $0.contentOffset.x = 2 }
        #expect(frame(of: [list]) == Rect(16, 127, 50, 30))
    }

    @Test("is the window's own, wherever the window lies")
    func window() {
        let field = View.field(Rect(20, 30, 50, 40))
        #expect(frame(of: [field], window: Rect(100, 200, 200, 300)) == Rect(20, 30, 50, 40))
    }

    @Test("flips about the centre")
    func flip() {
        // The view spans 100...700, so y becomes 800 - (100 + y): the field's 50...90 lies at 610...650.
        let view = View.plain("view", Rect(0, 100, 400, 600), [.field(Rect(20, 50, 100, 40))])
        #expect(frame(of: [view.with { $0.transform = .flipped }]) == Rect(20, 610, 100, 40))
    }

    @Test("flips a scrolled view about the middle of what it shows")
    func scrolledFlip() {
        // Content 100...900 is shown upside down in 0...800: y becomes 900 - y, so 150...190 lies at 710...750.
        let list = View.list(Scenario.whole, content: 2000, offset: 100, [.field(Rect(20, 150, 100, 40))])
        #expect(frame(of: [list.with { $0.transform = .flipped }]) == Rect(20, 710, 100, 40))
    }

    @Test("turns by 180 degrees about the centre")
    func halfTurn() {
        // x becomes 400 - x: 20...120 lies at 280...380; y as for the flip.
        let view = View.plain("view", Rect(0, 100, 400, 600), [.field(Rect(20, 50, 100, 40))])
        #expect(frame(of: [view.with { $0.transform = .halfTurn }]) == Rect(280, 610, 100, 40))
    }

    @Test("turns by 90 degrees about the centre")
    func quarterTurn() {
        // The centre is (200, 300), the field from it (-90...-40, -180...-150); (x, y) becomes (-y, x):
        // (150...180, -90...-40), in the window (350...380, 210...260).
        let view = View.plain("view", Rect(100, 100, 200, 400), [.field(Rect(10, 20, 50, 30))])
        #expect(frame(of: [view.with { $0.transform = .quarterTurn }]) == Rect(350, 210, 30, 50))
    }

    @Test("scales about the centre and then moves")
    func scale() {
        // From the centre (200, 400) the field is at (-100, -200), half of it (-50, -100), in the window (150, 300);
        // the translation adds (7, 9).
        let view = View.plain("view", Scenario.whole, [.field(Rect(100, 200, 80, 40))])
        let transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 7, ty: 9)
        #expect(frame(of: [view.with { $0.transform = transform }]) == Rect(157, 309, 40, 20))
    }

    @Test("applies the innermost transform first")
    func nestedTransforms() {
        // Inner, about (50, 50): the field 10...30 becomes 30...40 within its view; outer, about (200, 400): the view
        // lies at 100, so the field at 130...140 from the left and top becomes x 400 - 140 = 260, y 800 - 140 = 660.
        let inner = View.plain("inner", Rect(100, 100, 100, 100), [.field(Rect(10, 10, 20, 20))])
        let outer = View.plain("outer", Scenario.whole, [inner.with { $0.transform = .scaled(0.5) }])
        #expect(frame(of: [outer.with { $0.transform = .halfTurn }]) == Rect(260, 660, 10, 10))
    }

    @Test("finds the same offset in a sheet as in a window that fills the screen")
    func sheet() {
        // In the window the keyboard's top is at 500 - 200 = 300; the field ends at 440 and wants 448: 148.
        let list = View.list(Rect(0, 0, 400, 600), content: 1000, [.field(Rect(0, 400, 400, 40))])
        let answer = Scenario([list]).with { $0.layout.window = Rect(0, 200, 400, 600) }.answer()
        #expect(answer.keyboard.frame == Rect(0, 300, 400, 300))
        #expect(answer.offset() == 148)
        #expect(answer.inset()?.bottom == 300)
    }

    @Test("reaches into a window that ends above the keyboard's bottom by the covered part only")
    func splitView() {
        // The window spans 150...650 on the screen, so it is covered by 650 - 500 = 150.
        let list = View.list(Rect(0, 0, 200, 500), content: 1000, [.field(Rect(0, 460, 200, 40))])
        let answer = Scenario([list]).with { $0.layout.window = Rect(100, 150, 200, 500) }.answer()
        #expect(answer.keyboard.frame == Rect(-100, 350, 400, 300))
        #expect(answer.keyboard.visibleHeight == 150)
        #expect(answer.inset()?.bottom == 150)
        #expect(answer.offset() == 158)
    }

    @Test("measures the margin in window points, whatever the scale of the list")
    func margin() {
        // At half size the list's 1600 points fill the window. The field's content 1100...1140 is seen at 550...570; to
        // end 8 above 500 it has to rise by 78 in the window, by 156 in the list.
        let list = View.list(Rect(-200, -400, 800, 1600), content: 4000, [.field(Rect(0, 1100, 800, 40))])
        let answer = Scenario([list.with { $0.transform = .scaled(0.5) }]).answer()
        #expect(answer.offset() == 156)
        #expect(answer.focus?.frame == Rect(0, 472, 400, 20))
    }
}
