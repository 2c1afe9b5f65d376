import AvoidanceModels
import Testing

@Suite("What limits the target")
struct LimitTests {
    private func limit(_ views: [View], _ edit: (inout Scenario) -> Void = { _ in }) -> Limit? {
        Scenario(views).with {
            $0.policy.movesRoot = false
            edit(&$0)
        }.answer().focus?.limitedBy
    }

    private func list(_ field: Rect, content: Double = 2000, offset: Double = 0) -> View {
        .list(Scenario.whole, content: content, offset: offset, [.field(field)])
    }

    @Test("is nothing when the target with its margin is clear")
    func nothing() {
        #expect(limit([list(Rect(0, 600, 400, 40))]) == nil)
        #expect(limit([.field(Rect(0, 452, 400, 40))]) == nil)
    }

    @Test("is the content's end when the margin below it is missing")
    func contentEnd() {
        // The content ends with the field: 640 + 300 - 800 = 140 of 148.
        #expect(limit([list(Rect(0, 600, 400, 40), content: 640)]) == .contentEnd)
        #expect(limit([list(Rect(0, 600, 400, 40), content: 648)]) == nil)
    }

    @Test("is the content's start when the margin above it is missing")
    func contentStart() {
        #expect(limit([list(Rect(0, 4, 400, 40), offset: 300)]) == .contentStart)
        #expect(limit([list(Rect(0, 8, 400, 40), offset: 300)]) == nil)
    }

    @Test("is the start in a flipped list whose content ends at the bottom")
    func flipped() {
        // Upside down, the field at content 4 lies at 756...796 and its list can go back by 300 at most: its lower edge
        // comes to 800 - 4 - 300 = 496, so the margin is not whole.
        #expect(limit([list(Rect(0, 4, 400, 40)).with { $0.transform = .flipped }]) == .contentStart)
        #expect(limit([list(Rect(0, 8, 400, 40)).with { $0.transform = .flipped }]) == nil)
    }

    @Test("is the height of what does not fit", arguments: [485.0, 500, 600])
    func tooTall(height: Double) {
        // 485 + 16 > 500: the margin goes first.
        #expect(limit([list(Rect(0, 700, 400, height))]) == .tooTall)
        #expect(limit([list(Rect(0, 700, 400, 484))]) == nil)
    }

    @Test("is that nothing scrolls")
    func notScrollable() {
        #expect(limit([.field(Rect(0, 600, 400, 40))]) == .notScrollable)
        #expect(limit([list(Rect(0, 600, 400, 40)).scrolling { $0.isScrollEnabled = false }]) == .notScrollable)
        #expect(limit([.field(Rect(0, 453, 400, 40))]) == .notScrollable)
    }

    @Test("is the floating keyboard")
    func floating() {
        let floating: (inout Scenario) -> Void = { $0.event = .show(Rect(50, 400, 200, 200)) }
        #expect(limit([.field(Rect(0, 450, 400, 40))], floating) == .keyboardFloating)
        #expect(limit([.field(Rect(0, 300, 400, 40))], floating) == nil)
    }

    @Test("is that the field lies outside of the window or of what clips it")
    func offScreen() {
        #expect(limit([.field(Rect(500, 100, 100, 40))]) == .offScreen)
        let box = View.plain("box", Rect(0, 0, 400, 50), [.field(Rect(0, 100, 400, 40))])
        #expect(limit([box.with { $0.clipsToBounds = true }]) == .offScreen)
        #expect(limit([View.field(Rect(0, 100, 400, 40)).with { $0.isHidden = true }]) == .offScreen)
    }

    @Test("is nothing or the screen when the keyboard is hidden")
    func hidden() {
        #expect(limit([.field(Rect(0, 600, 400, 40))]) { $0.event = .hide } == nil)
        #expect(limit([.field(Rect(0, 900, 400, 40))]) { $0.event = .hide } == .offScreen)
    }

    @Test("forgives a pixel where offsets are rounded")
    func pixel() {
        // The content ends 7.9 below the field, so that the range ends 0.1 short of the margin.
        let scenario = Scenario([list(Rect(0, 600, 400, 40), content: 647.9)])
        #expect(scenario.answer().focus?.limitedBy == .contentEnd)
    }
}
