import Synchronization

/// A fixed number of counters that any thread adds to, without a lock.
///
/// Invariant: `cells` is initialised in full before `init` returns and freed only in `deinit`, and every access is
/// checked against its bounds; the cells are atomic, so any thread may use them while it holds a reference.
final class CounterTable: @unchecked Sendable {
    private let cells: UnsafeMutableBufferPointer<Atomic<UInt64>>

    init(count: Int) {
        cells = .allocate(capacity: count)
        for index in cells.indices { cells.initializeElement(at: index, to: Atomic(0)) }
    }

    deinit {
        cells.deinitialize()
        cells.deallocate()
    }

    /// Adds to a counter, which wraps around at 2⁶⁴; an index out of bounds does nothing.
    func add(_ value: UInt64 = 1, at index: Int) {
        guard cells.indices.contains(index) else { return }
        cells[index].wrappingAdd(value, ordering: .relaxed)
    }

    /// The count; zero for an index out of bounds.
    func value(at index: Int) -> UInt64 {
        cells.indices.contains(index) ? cells[index].load(ordering: .relaxed) : 0
    }
}
