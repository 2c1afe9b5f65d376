internal import AvoidanceModels
internal import CSimdjson

/// A document that simdjson has parsed, and the parser's memory that it lies in.
///
/// Invariant: the pointers are valid until `release`, which whoever called `parse` calls exactly once, in the same
/// function, since each thread keeps a parser.
@usableFromInline
package struct ParsedDocument {
    let words: UnsafePointer<UInt64>
    let strings: UnsafeRawPointer
    private let parser: OpaquePointer

    /// The containers that may lie in one another: two for each of the 512 levels of views, and as many to spare.
    static let maximumDepth = 2048

    /// Why the parser took nothing.
    private enum Refusal: Error {
        /// Not JSON, too deep, or a number beyond 64 bits: the parser doesn't say which.
        case unreadable
        /// No memory, or longer than 4 GiB.
        case tooLarge
    }

    private init(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        let result = csimdjson_parse(start, bytes.count, ParsedDocument.maximumDepth + 1)
        guard let tape = result.tape, let strings = result.strings, let parser = result.parser else {
            throw result.status == csimdjson_out_of_memory ? .tooLarge : .unreadable
        }
        words = tape
        self.strings = UnsafeRawPointer(strings)
        self.parser = parser
    }

    /// Parses a text; what is well-formed but beyond the tape is substituted and told to the log.
    @usableFromInline
    package static func parse(
        _ bytes: UnsafeRawBufferPointer,
        _ log: inout FaultLog
    ) throws(JSONError) -> ParsedDocument {
        do throws(Refusal) {
            return try ParsedDocument(bytes)
        } catch {
            switch error {
            case .tooLarge: throw unreadable("the document is too large to be read")
            case .unreadable: return try parseWithSubstitutes(Array(bytes), &log)
            }
        }
    }

    private static func parseWithSubstitutes(
        _ text: [UInt8],
        _ log: inout FaultLog
    ) throws(JSONError) -> ParsedDocument {
        do throws(SyntaxFault) {
            log.substitutes = try JSONScanner.check(text)
        } catch {
            let (line, column) = JSONScanner(text).position(of: error.offset)
            throw .malformed(offset: error.offset, line: line, column: column, detail: error.detail)
        }
        let substituted = Substitute.apply(log.substitutes, to: text)
        do throws(Refusal) {
            return try substituted.withUnsafeBufferPointer { bytes throws(Refusal) in
                try ParsedDocument(UnsafeRawBufferPointer(bytes))
            }
        } catch {
            throw unreadable("the document can't be read")
        }
    }

    private static func unreadable(_ detail: String) -> JSONError {
        .invalid(faults: [Fault(pointer: "", detail: detail)], omitted: 0)
    }

    /// Gives the memory back to the parser.
    @usableFromInline
    package func release() {
        csimdjson_release(parser)
    }
}
