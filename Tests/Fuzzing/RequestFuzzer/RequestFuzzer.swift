import AvoidanceModels
import FuzzingSupport
import JSONCoding

/// Reads a text as each model that comes off the wire: what the server reads, and what the client reads.
#if compiler(>=6.3)
    @c(LLVMFuzzerTestOneInput)
#else
    @_cdecl("LLVMFuzzerTestOneInput")
#endif
package func readModels(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = Input.bytes(start, count)
    let isJSON = (try? JSONScanner.check(text)) != nil
    let reading = Reading(text: text, isJSON: isJSON)
    reading.check(AdjustmentRequest.self)
    reading.check(TimelineRequest.self)
    reading.check(ComparisonRequest.self)
    reading.check(OcclusionRequest.self)
    reading.check(AdjustmentAnswer.self)
    reading.check(TimelineAnswer.self)
    reading.check(ComparisonAnswer.self)
    reading.check(OcclusionAnswer.self)
    return 0
}
