import AvoidanceModels
import Testing

@testable import avoidance

@Suite("Occlusions for people")
struct OcclusionTextTests {
    private func line(_ share: Double, _ covers: OcclusionCover...) -> String? {
        let occlusion = Occlusion(
            view: "v",
            frame: .zero,
            visibleShare: share,
            coveredBy: covers,
            isHittable: true,
            hitBy: "v"
        )
        let answer = OcclusionAnswer(occlusions: [occlusion], keyboard: Samples.answer.keyboard, warnings: [])
        return answer.lines(naming: false).last
    }

    @Test("name each cause and its share")
    func causes() {
        #expect(
            line(
                0.25,
                OcclusionCover(by: .clip, view: "list", share: 0.125),
                OcclusionCover(by: .offScreen, share: 0.125),
                OcclusionCover(by: .keyboard, share: 0.25),
                OcclusionCover(by: .bar, view: "tools", share: 0.25)
            ) == "covered   v  25% in sight  cut off by list 12.5%, off screen 12.5%, keyboard 25%, bar tools 25%"
        )
        #expect(line(0, OcclusionCover(by: .hidden, view: "v", share: 1)) == "covered   v  0% in sight  hidden")
        #expect(line(0, OcclusionCover(by: .hidden, view: "w", share: 1)) == "covered   v  0% in sight  hidden with w")
    }

    @Test("never call a part nothing or a part the whole")
    func percents() {
        #expect(
            line(0.0001, OcclusionCover(by: .keyboard, share: 0.9999))
                == "covered   v  <0.1% in sight  keyboard 99.9%"
        )
    }

    @Test("leave out what is in sight but for a thousandth")
    func visible() {
        #expect(line(0.9995, OcclusionCover(by: .keyboard, share: 0.0005)) == "covered   nothing")
    }
}
