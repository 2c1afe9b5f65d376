import AvoidanceModels
import Testing

@Suite("An answer")
struct AdjustmentAnswerTests {
    private let hidden = AdjustmentAnswer(
        keyboard: KeyboardAnswer(
            frame: .zero,
            placement: .hidden,
            visibleHeight: 0,
            willShowVisibleHeight: nil,
            isHidden: true
        ),
        adjustments: [],
        focus: nil,
        animation: Animation(duration: 0, curve: 7),
        state: AvoidanceState(),
        warnings: []
    )

    @Test("says null, not nothing, where there is no focus and no show")
    func null() {
        #expect(
            written(hidden)
                == #"{"keyboard":{"frame":{"x":0,"y":0,"width":0,"height":0},"placement":"hidden","visibleHeight":0,"#
                + #""willShowVisibleHeight":null,"isHidden":true},"adjustments":[],"focus":null,"#
                + #""animation":{"duration":0,"curve":7,"options":458752},"state":{"views":{}},"warnings":[]}"#
        )
    }

    @Test("says null where nothing limits the focus")
    func limit() {
        var focus = Focus(view: "a", frame: .zero, visibleBefore: 0, visibleAfter: 1, limitedBy: nil)
        #expect(written(focus).hasSuffix(#""limitedBy":null}"#))
        focus.limitedBy = .tooTall
        #expect(written(focus).hasSuffix(#""limitedBy":"tooTall"}"#))
    }

    @Test("has an explanation where one was asked for, even an empty one")
    func explanation() {
        var answer = hidden
        answer.explanation = []
        #expect(written(answer).hasSuffix(#""warnings":[],"explanation":[]}"#))
    }

    @Test("animates with the curve shifted by 16 bits", arguments: [(0.0, 0.0), (7, 458752), (65535, 4_294_901_760)])
    func options(curve: Double, options: Double) {
        #expect(Animation(duration: 0.25, curve: curve).options == options)
    }
}
