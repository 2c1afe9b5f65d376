import Glibc

/// A value that one thread at a time can reach.
///
/// The standard library's `Mutex` would do, but Thread Sanitizer doesn't see it and reports races that are none.
///
/// Invariant: the lock is initialised before anybody else has the object, and destroyed when nobody has it any more; it
/// stays at one address, and `value` is touched only by the thread that holds it.
package final class Guarded<Value>: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: sending Value) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        self.value = value
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    package func withLock<Result, Failure>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
