import Synchronization

/// The memory that the long answers of all requests may occupy together, until their clients have taken them.
package final class AnswerMemory: Sendable {
    /// Shorter answers are not reckoned with.
    static let least = 262_144

    private let limit: Int
    private let used = Atomic(0)

    /// `limit` is in bytes.
    package init(limit: Int) { self.limit = limit }

    /// A part of the memory, which is free again when the object is released. One thread at a time grows it.
    final class Share: Sendable {
        private let memory: AnswerMemory
        private let size = Atomic(0)

        init(of memory: AnswerMemory) { self.memory = memory }

        deinit { memory.used.wrappingSubtract(size.load(ordering: .relaxed), ordering: .relaxed) }

        /// Makes the part at least so many bytes; false where there is no room.
        func grow(to bytes: Int) -> Bool {
            let missing = bytes - size.load(ordering: .relaxed)
            guard missing > 0 else { return true }
            guard memory.used.wrappingAdd(missing, ordering: .relaxed).newValue <= memory.limit else {
                memory.used.wrappingSubtract(missing, ordering: .relaxed)
                return false
            }
            size.wrappingAdd(missing, ordering: .relaxed)
            return true
        }
    }
}
