import Foundation
import Testing

/// A part of a document at the repository's root that is made from the code: the lines between two marks.
///
/// A mark is a comment of its own line: `generated: NAME` before the part, and `end` behind it.
struct GeneratedPart: Sendable, CustomTestStringConvertible {
    /// The document's path from the root.
    let file: String
    let name: String
    /// What must stand there.
    let lines: [String]

    var testDescription: String { "\(name) of \(file)" }

    /// Whether documents are to be written instead of compared.
    static var writes: Bool { ProcessInfo.processInfo.environment["WRITE_DOCUMENTS"] == "1" }

    /// The lines that stand there.
    func found() throws -> [String] {
        let document = try document()
        return Array(document[try place(in: document)])
    }

    /// Puts the lines where they belong.
    func write() throws {
        var document = try document()
        document.replaceSubrange(try place(in: document), with: lines)
        try document.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }

    private var url: URL { URL(filePath: #filePath).appending(path: "../../../../\(file)").standardized }

    private func document() throws -> [String] {
        try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// Where the lines between the marks are.
    private func place(in document: [String]) throws -> Range<Int> {
        let opening = document.firstIndex { Self.mark($0) == "generated: \(name)" }
        let start = try #require(opening, "\(file) has no mark for \(name)") + 1
        let end = try #require(
            document[start...].firstIndex { Self.mark($0) == "end" },
            "\(name) has no end in \(file)"
        )
        return start..<end
    }

    /// A comment's text; the line, where it is none.
    private static func mark(_ line: String) -> String {
        line.trimmingCharacters(in: CharacterSet(charactersIn: " #<>!-"))
    }
}
