/// Makes a tree of views of a document's elements; a format says what it makes of each.
class XMLTreeBuilder: XMLSink {
    var dump: ImportedDump
    private var open = OpenViews()
    private var depth = 0
    private var isFaulty = false

    init(_ format: DumpFormat) {
        dump = ImportedDump(format)
    }

    /// What an element is; nil for one that is no view itself, but may have views in it.
    func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? { nil }

    func read(_ source: XMLText, _ document: Range<Int>) {
        do throws(XMLReader.Refusal) {
            let firstLine = source.text.lineNumber(of: document.lowerBound)
            try XMLReader.read(source.bytes[document], firstLine: firstLine, into: self)
        } catch {
            switch error {
            case .documentType: dump.warn(.malformed, "a document type declaration is not taken")
            case .tooLarge: dump.warn(.malformed, "the document is too large to be read")
            }
        }
    }

    func open(_ element: XMLElement) {
        defer { depth += 1 }
        guard let (view, frame) = view(element) else { return }
        dump.add(view, frame: frame, line: element.line, atDepth: depth, &open)
    }

    func close() {
        depth -= 1
    }

    func fault(_ message: String, line: Int) {
        // The first fault makes the others.
        guard !isFaulty else { return }
        isFaulty = true
        dump.warn(.malformed, line: line, "not well-formed from here on: \(message)")
    }
}
