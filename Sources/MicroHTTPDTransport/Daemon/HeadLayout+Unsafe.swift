import CMicroHTTPD
import Glibc

/// Compares where the parts of a head lie in libmicrohttpd's memory with where they must lie if it has read all of it.
///
/// libmicrohttpd 0.9.75 cuts a part short at a NUL, takes a lone CR or LF for the end of a line, adds a folded line to
/// the name of its field, and lets a field without a name end the head. The parts alone show nothing of this, and each
/// of it can hide from this server what a proxy in front has seen, such as a length. But it reads a head where it lies
/// and writes zeros over the separators; so nothing is hidden where each part begins right behind the one before.
///
/// Two things can't be told from the end of a head: a lone LF there, which hides nothing, and a line of a colon alone. The
/// fields behind that line are read as a request of their own, whose method has a colon in it, and so refused.
///
/// Later versions refuse all this themselves, and may keep the parts elsewhere; for them every layout is right.
///
/// Invariant: the pointers belong to the head of a connection and stay valid while its handler runs. Besides the
/// strings themselves four bytes behind the last value are read; the library's record of the field lies behind them in
/// the same block.
struct HeadLayout {
    /// Whether the head was as it is taken to be.
    private(set) var isWhole = true
    /// Behind the last part so far.
    private var end: UnsafeRawPointer
    private var hasFields = false

    /// `targetLength` is that of the raw target, which begins where `url` does.
    init(
        method: UnsafePointer<CChar>,
        url: UnsafePointer<CChar>,
        targetLength: Int,
        version: UnsafePointer<CChar>
    ) {
        end = UnsafeRawPointer(version) + strlen(version)
        isWhole = !Self.isKnown || method + strlen(method) + 1 == url && url + targetLength + 1 == version
    }

    /// Takes the next field: a name behind CR and LF, and a value behind a colon and blanks.
    mutating func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let nameLength = name.count
        guard Self.isKnown, let name = name.baseAddress, let start = value.baseAddress else { return }
        hasFields = true
        isWhole = isWhole && name == end + 2 && start > name + nameLength
        end = start + value.count
    }

    /// Takes the end of the head.
    mutating func finish() {
        guard Self.isKnown, isWhole, hasFields else { return }
        isWhole = UnsafeRawBufferPointer(start: end, count: 4).allSatisfy { $0 == 0 }
    }

    private static let isKnown = strcmp(MHD_get_version(), "0.9.75") == 0
}
