import Glibc

/// The process's limit of open files, which every connection counts against.
enum OpenFiles {
    /// What the process needs besides its connections: the standard streams, sockets and pipes of its threads.
    private static let reserve = 128

    /// Raises the limit where it is too low for so many connections; a sentence when that is not allowed.
    static func shortage(connections: Int) -> String? {
        let needed = rlim_t(connections + reserve)
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else {
            return nil
        }
        guard limit.rlim_max >= needed else {
            return "\(connections) connections need a limit of \(needed) open files, but it is \(limit.rlim_max)"
        }
        limit.rlim_cur = needed
        return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
            ? nil : "the limit of open files can't be raised to \(needed)"
    }
}
