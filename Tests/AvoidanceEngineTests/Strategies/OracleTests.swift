import AvoidanceModels
import Foundation
import Testing

@Suite("Answers of the originals")
struct OracleTests {
    @Test(
        "every worked number of the seeds is met",
        arguments: ["scrollWhenShowKeyboard", "rxKeyboard", "collectionViewCell", "scrollToTextField"]
    )
    func seeds(strategy: String) throws {
        try check(strategy, in: "seed-vectors.json", count: 30)
    }

    @Test("every answer of the peers' own code is met", arguments: PeerRun.all)
    func peers(run: PeerRun) throws {
        try check(run.strategy, in: "peers-run.json", count: run.count)
    }

    @Test("every answer of Chromium's scrollIntoView is met, by both edges and nested boxes")
    func chromium() throws {
        let cases = try #require(try Oracle.object("chromium-scroll-into-view.json")["cases"] as? [[String: Any]])
        #expect(cases.count == 600)
        for object in cases {
            let scrolled = try ScrolledCase(object)
            let answer = try Oracle.answer(scrolled.request)
            for (view, expected) in scrolled.expected {
                let adjustments = answer["adjustments"] as? [[String: Any]] ?? []
                let adjustment = adjustments.first { $0["view"] as? String == view }
                let after = (adjustment?["contentOffset"] as? [String: Any])?["after"] as? [String: Any]
                #expect(Oracle.agrees(after?["y"], with: expected), "\(view) of \(object)")
            }
        }
    }

    private func check(_ strategy: String, in file: String, count: Int) throws {
        let vectors = try Oracle.vectors(file).filter { $0.strategy == strategy }
        #expect(vectors.count == count)
        for vector in vectors { #expect(try vector.differences() == []) }
    }
}

/// How many answers of a peer's there are.
struct PeerRun: CustomTestStringConvertible {
    let strategy: String
    let count: Int

    var testDescription: String { strategy }

    static let all = [
        PeerRun(strategy: "reactNativeKeyboardAvoidingView", count: 45),
        PeerRun(strategy: "iqKeyboardManager", count: 38),
        PeerRun(strategy: "reactNativeScrollView", count: 30),
        PeerRun(strategy: "keyboardAwareScrollView", count: 30),
        PeerRun(strategy: "keyboardController", count: 30),
        PeerRun(strategy: "tpKeyboardAvoiding", count: 30),
        PeerRun(strategy: "flutter", count: 30),
        PeerRun(strategy: "androidScrollView", count: 30),
        PeerRun(strategy: "androidAdjustPan", count: 30),
        PeerRun(strategy: "compose", count: 30),
    ]
}
