internal import AvoidanceModels

/// The faults found while a document is read, by their place on the tape.
///
/// It keeps the first hundred in the order of the text and counts the others, so a body of nothing but faults takes
/// neither the memory nor the time to describe each.
@usableFromInline
package struct FaultLog {
    /// How many faults are listed.
    static let limit = 100

    /// The faults by place; up to twice the limit, since they are sorted and cut only when there are so many.
    private(set) var located: [LocatedFault] = []
    /// The first faults at relative pointers.
    private(set) var relative: [LocatedFault] = []
    /// All that were recorded.
    private(set) var total = 0
    /// No fault from this index on will be listed.
    private var cut = Int.max
    /// The values that the tape can't hold.
    @usableFromInline package var substitutes: [Substitute] = []
    /// What stood in the text for a value that stands in for another, by the tape's index.
    var originals: [Int: String] = [:]
    /// The names that models ask for, by their types.
    var knownNames: [ObjectIdentifier: [StaticString]] = [:]

    @usableFromInline
    package init() {}

    @usableFromInline var isEmpty: Bool { total == 0 }

    @usableFromInline var isFull: Bool { total > FaultLog.limit }

    /// Whether a fault at this index may be among those that are listed.
    func lists(_ anchor: Int) -> Bool {
        anchor < cut
    }

    /// Counts a fault that will not be listed.
    mutating func omit() {
        total += 1
    }

    mutating func record(at anchor: Int, below suffix: String, _ detail: String) {
        total += 1
        located.append(LocatedFault(anchor: anchor, order: total, suffix: suffix, detail: detail))
        if located.count >= 2 * FaultLog.limit {
            located = FaultLog.first(of: located)
            cut = located.last?.anchor ?? .max
        }
    }

    /// Records a fault at a pointer from `anchor` on; the first ones are kept, so models find them in the text's order.
    mutating func record(from anchor: Int, pointer: String, _ detail: String) {
        total += 1
        guard relative.count < FaultLog.limit else { return }
        relative.append(LocatedFault(anchor: anchor, order: total, suffix: pointer, detail: detail))
    }

    /// The error that tells of these faults.
    @usableFromInline
    func error(on tape: Tape) -> JSONError {
        var resolver = PointerResolver(tape)
        let listed = FaultLog.first(of: located + relative.map { resolver.resolve($0) })
        let pointers = tape.pointers(to: listed.map(\.anchor))
        let faults = zip(listed, pointers).map { Fault(pointer: $1 + $0.suffix, detail: $0.detail) }
        return .invalid(faults: faults, omitted: total - faults.count)
    }

    private static func first(of faults: [LocatedFault]) -> [LocatedFault] {
        Array(faults.sorted { ($0.anchor, $0.order) < ($1.anchor, $1.order) }.prefix(limit))
    }
}
