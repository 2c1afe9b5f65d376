import Glibc

/// What a system call said.
struct SystemError: Error, Equatable {
    /// The value of `errno`.
    let code: Int32

    /// The system's own sentence; `strerror` gives a string that ends with NUL for every code.
    var text: String { String(cString: strerror(code)) }
}
