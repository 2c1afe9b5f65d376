import Glibc
import HTTPCore

/// What the system knows of this process, for `/metrics`.
///
/// Invariant: pointers go to system calls that don't keep them; the directory is closed on every way out.
struct ProcessMetrics: Sendable {
    /// Milliseconds since 1970.
    private let start: Int64

    init(start: Int64) { self.start = start }

    func write(to text: inout MetricsText) {
        text.family("process_cpu_seconds", .counter, "Processor time that the process has spent.")
        text.sample(nanoseconds: Self.processorTime)
        text.family("process_start_time_seconds", .gauge, "When the process started, since 1970.")
        text.sample(nanoseconds: UInt64(clamping: start) * 1_000_000)
        text.family("process_resident_memory_bytes", .gauge, "Memory that the process occupies.")
        text.sample(Self.residentMemory)
        text.family("process_open_fds", .gauge, "Descriptors that are open.")
        text.sample(Self.openDescriptors)
        text.family("process_max_fds", .gauge, "Descriptors that may be open.")
        text.sample(Self.descriptorLimit)
    }

    private static var processorTime: UInt64 {
        var usage = rusage()
        guard getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return 0 }
        return [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
            sum + UInt64(clamping: time.tv_sec) * 1_000_000_000 + UInt64(clamping: time.tv_usec) * 1000
        }
    }

    /// The second number in `statm`, in pages.
    private static var residentMemory: UInt64 {
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return 0 }
        let numbers = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
        guard numbers.count > 1, let pages = UInt64(numbers[1]) else { return 0 }
        return pages * UInt64(clamping: sysconf(Int32(_SC_PAGESIZE)))
    }

    private static var openDescriptors: UInt64 {
        guard let directory = opendir("/proc/self/fd") else { return 0 }
        defer { closedir(directory) }
        var count: UInt64 = 0
        while readdir(directory) != nil { count += 1 }
        // Not the directory itself, its parent and the descriptor that reads it.
        return count > 3 ? count - 3 : 0
    }

    private static var descriptorLimit: UInt64 {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? UInt64(limit.rlim_cur) : 0
    }
}
