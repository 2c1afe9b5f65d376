/// How the process ends, by the numbers of sysexits.h.
enum ExitCode: Int32 {
    case success = 0
    /// The health check failed.
    case failure = 1
    /// A wrong argument or setting.
    case usage = 64
    /// A file that a setting names holds something else than it should.
    case data = 65
    /// A file that a setting names can't be read.
    case noInput = 66
    /// The port, or something else that the server needs, is not to be had.
    case unavailable = 69
}
