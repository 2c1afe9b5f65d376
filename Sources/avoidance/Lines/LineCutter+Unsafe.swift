import Glibc

/// Cuts what comes in pieces into lines, and keeps no more of it than the beginning of one line.
///
/// Invariant: a line that is handed on lies within the piece or within the array that holds its beginning, and neither
/// changes before that call returns; `memchr` looks at no byte behind the piece.
struct LineCutter {
    /// The longest line, in bytes.
    private let limit: Int
    /// What has come of a line whose end has not.
    private var beginning: [UInt8] = []
    private var isTooLong = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Hands on each line whose end has come.
    mutating func receive(
        _ piece: UnsafeRawBufferPointer,
        _ take: (Line) throws(Failure) -> Void
    ) throws(Failure) {
        var start = 0
        while let end = Self.lineEnd(in: piece, from: start) {
            try endLine(UnsafeRawBufferPointer(rebasing: piece[start..<end]), take)
            start = end + 1
        }
        extend(by: UnsafeRawBufferPointer(rebasing: piece[start...]))
    }

    /// Hands on the last line, which needs no end.
    mutating func finish(_ take: (Line) throws(Failure) -> Void) throws(Failure) {
        try endLine(UnsafeRawBufferPointer(start: nil, count: 0), take)
    }

    private mutating func endLine(
        _ rest: UnsafeRawBufferPointer,
        _ take: (Line) throws(Failure) -> Void
    ) throws(Failure) {
        defer {
            beginning.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        if !beginning.isEmpty { extend(by: rest) }
        if isTooLong || rest.count > limit {
            try take(.tooLong)
        } else if beginning.isEmpty {
            try take(.whole(rest))
        } else {
            try beginning.withUnsafeBufferPointer { bytes throws(Failure) in
                try take(.whole(UnsafeRawBufferPointer(bytes)))
            }
        }
    }

    private mutating func extend(by bytes: UnsafeRawBufferPointer) {
        guard !isTooLong else { return }
        if beginning.count + bytes.count > limit {
            isTooLong = true
            beginning = []
        } else {
            beginning.append(contentsOf: bytes)
        }
    }

    private static func lineEnd(in piece: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = piece.baseAddress else { return nil }
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), piece.count - start)
        return found.map { UnsafeRawPointer($0) - base }
    }
}
