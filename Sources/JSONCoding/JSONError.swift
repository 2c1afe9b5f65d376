public import AvoidanceModels

/// Why a body could not be read.
@usableFromInline
package enum JSONError: Error, Sendable, Equatable {
    /// The text is not JSON (RFC 8259).
    ///
    /// `offset` counts bytes from 0; `line` and `column` count from 1, a column being a Unicode scalar; `detail` is a
    /// sentence that says what was expected and what was found.
    case malformed(offset: Int, line: Int, column: Int, detail: String)

    /// The text is JSON but not the wanted value: the first faults in the order of the text, and how many more there are.
    case invalid(faults: [Fault], omitted: Int)
}
