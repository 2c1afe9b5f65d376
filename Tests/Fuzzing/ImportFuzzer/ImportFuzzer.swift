import AvoidanceEngine
import AvoidanceModels
import FuzzingSupport
import JSONCoding
import LayoutImport

/// Reads dumps, and answers the request that they make.
///
/// A first line that begins with `?` holds options, `?density=420&nth=2`; a record separator (0x1E) stands between
/// several dumps.
#if compiler(>=6.3)
    @c(LLVMFuzzerTestOneInput)
#else
    @_cdecl("LLVMFuzzerTestOneInput")
#endif
package func readDumps(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var text = Input.bytes(start, count)[...]
    var options = ImportOptions()
    if text.first == UInt8(ascii: "?") {
        let line = text.prefix { $0 != UInt8(ascii: "\n") }
        set(&options, line.dropFirst())
        text = text[line.endIndex...].dropFirst()
    }
    let inputs = text.split(separator: 0x1E, omittingEmptySubsequences: false).map {
        ImportInput(name: "dump", bytes: Array($0))
    }
    guard let result = try? LayoutImport.run(inputs, options) else { return 0 }
    Demand.sameWhenReadBack(result)
    if let request = result.request {
        Demand.sameWhenReadBack(request)
        Demand.sameWhenReadBack(Avoidance.answer(request))
    }
    return 0
}

/// Sets those of the options that have a name and a value.
private func set(_ options: inout ImportOptions, _ text: ArraySlice<UInt8>) {
    for item in text.split(separator: UInt8(ascii: "&")) {
        let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, let name = ImportOptionName(rawValue: parts[0]) else { continue }
        try? options.set(name, to: parts[1])
    }
}
