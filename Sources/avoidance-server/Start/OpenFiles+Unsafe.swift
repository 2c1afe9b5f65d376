import Glibc

/// The process's limit of open files, which every connection counts against.
///
/// Invariant: pointers go to system calls that don't keep them.
enum OpenFiles {
    /// What the process needs besides its connections: the standard streams, sockets and pipes of its threads.
    private static let reserve = 128

    /// Raises the limit where it is too low for so many connections.
    static func provide(connections: Int) throws(StartFailure) {
        let needed = connections + reserve
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(needed) else { return }
        let most = limit.rlim_max
        limit.rlim_cur = rlim_t(needed)
        guard most >= rlim_t(needed), setrlimit(resource, &limit) == 0 else {
            throw .fewFiles(connections: connections, needed: needed, limit: Int(clamping: most))
        }
    }
}
