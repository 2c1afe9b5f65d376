import AvoidanceEngine
import AvoidanceModels
import FuzzingSupport
import JSONCoding

/// Answers a request, whichever it is, and reads the answer back.
#if compiler(>=6.3)
    @c(LLVMFuzzerTestOneInput)
#else
    @_cdecl("LLVMFuzzerTestOneInput")
#endif
package func answerRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = Input.bytes(start, count)
    if let request = try? JSONDecoding.decode(AdjustmentRequest.self, from: text) {
        answer(request)
    } else if let request = try? JSONDecoding.decode(TimelineRequest.self, from: text) {
        check(TimelineRun.answer(request, explains: true))
    } else if let request = try? JSONDecoding.decode(ComparisonRequest.self, from: text) {
        Demand.sameWhenReadBack(Avoidance.compare(request))
    } else if let request = try? JSONDecoding.decode(OcclusionRequest.self, from: text) {
        check(Avoidance.occlusions(request))
    }
    return 0
}

/// Answers by the request's own policy and by every strategy, and says what is covered.
private func answer(_ request: AdjustmentRequest) {
    let own = Avoidance.answer(request, explains: true)
    check(own)
    var plain = own
    plain.explanation = nil
    precondition(Avoidance.answer(request) == plain, "another answer the second time")
    for policy in ComparisonRequest.everyStrategy where policy.strategy != request.policy.strategy {
        var request = request
        request.policy = policy
        check(Avoidance.answer(request, explains: true))
    }
    let seen = OcclusionRequest(layout: request.layout, event: request.event, state: request.state)
    // What the service refuses, such as too many bars, needs no answer.
    if (try? JSONDecoding.decode(OcclusionRequest.self, from: JSONEncoding.encode(seen))) != nil {
        check(Avoidance.occlusions(seen))
    }
}

private func check(_ answer: AdjustmentAnswer) {
    Demand.sameWhenReadBack(answer)
    if let focus = answer.focus {
        precondition(isShare(focus.visibleBefore) && isShare(focus.visibleAfter), "a share beyond 0 to 1")
    }
}

private func check(_ answer: TimelineAnswer) {
    answer.steps.forEach(check)
    Demand.sameWhenReadBack(answer.layout)
}

private func check(_ answer: OcclusionAnswer) {
    Demand.sameWhenReadBack(answer)
    precondition(answer.occlusions.allSatisfy { isShare($0.visibleShare) }, "a share beyond 0 to 1")
}

private func isShare(_ number: Double) -> Bool { (0...1).contains(number) }
