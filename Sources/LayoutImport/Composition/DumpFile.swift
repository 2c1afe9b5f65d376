/// Reads what was given as a dump.
enum DumpFile {
    /// How deeply a dump may be wrapped in JSON.
    private static let deepestWrapping = 3

    /// The one dump of the text that is asked for, with its warnings.
    static func read(_ input: ImportInput, _ options: ImportOptions) throws(ImportFailure) -> ImportedDump {
        let raw = DumpText(input.bytes)
        let format = input.format ?? options.format
        let isWritten = raw.isWrittenInMarkup
        guard
            let (reader, source) = reading(isWritten ? raw.withoutMarkupEscapes : raw, format)
                ?? reading(isWritten ? raw : raw.withoutMarkupEscapes, format)
        else { throw .unrecognised(name: input.name) }
        let dumps = reader.read(source)
        guard let last = dumps.last else { throw .unreadable(name: input.name, format: reader.format) }
        var dump = last
        if let number = options.number {
            guard number <= dumps.count else {
                throw .noSuchDump(name: input.name, number: number, count: dumps.count)
            }
            dump = dumps[number - 1]
        } else if dumps.count > 1 {
            dump = dumps.last { !isBroken($0) } ?? last
            dump.warn(
                .severalDumps,
                line: dump.views.first?.line,
                "the text holds \(dumps.count) dumps; the last whole one is taken, and another can be named by its number"
            )
        }
        dump.warnings = raw.warnings + dump.warnings
        return dump
    }

    /// The reader of a text, and the text as it is read.
    private static func reading(_ text: DumpText, _ format: DumpFormat?) -> (any DumpReader.Type, DumpText)? {
        let text = plainText(text)
        let plain = DumpReaders.reader(for: text, named: format)
        // A debugger's string in quotes is written out only where nothing reads it as it is.
        guard plain?.isPlainText ?? true else { return plain.map { ($0, text) } }
        let source = text.withoutQuotedDumps
        return DumpReaders.reader(for: source, named: format).map { ($0, source) }
    }

    private static func isBroken(_ dump: ImportedDump) -> Bool { dump.warnings.contains { $0.code == .malformed } }

    /// The text as the program printed it, without what it was wrapped in and what stands before its lines.
    private static func plainText(_ text: DumpText) -> DumpText {
        let text = unwrapped(text, deepestWrapping)
        // A debugger's tree is read whatever stands before its lines, and its texts may go on over lines of their own.
        guard !RecursiveDescription.recognises(text) else { return text }
        return text.withoutLeaders(withMarks: !XMLText.isMarkup(text))
    }

    /// The text of a string in JSON, or of a `{"value": "…"}`, as the answers of WebDriver have it.
    private static func unwrapped(_ text: DumpText, _ depth: Int) -> DumpText {
        var scanner = text.scanner
        scanner.skipSpaces()
        if depth > 0, scanner.peek() == Byte.quote, let inner = string(scanner) { return unwrapped(inner, depth - 1) }
        guard depth > 0, scanner.peek() == Byte.openBrace, text.contains(#""value""#) else { return text }
        let tree = JSONTree(scanner)
        guard let root = tree.nodes.first, root.value == .object, let member = tree.member("value", of: 0),
            case .string(let inner) = tree.nodes[member].value, isDump(inner)
        else { return text }
        return unwrapped(DumpText(Array(inner.utf8)), depth - 1)
    }

    /// What a text is that is nothing but a string in JSON with a dump in it.
    private static func string(_ scanner: ByteScanner) -> DumpText? {
        let tree = JSONTree(scanner)
        guard case .string(let inner)? = tree.nodes.first?.value, tree.fault == nil, isDump(inner) else { return nil }
        var rest = scanner
        rest.move(to: tree.end)
        rest.skipSpaces()
        return rest.isAtEnd ? DumpText(Array(inner.utf8)) : nil
    }

    private static func isDump(_ text: String) -> Bool {
        text.contains("<") || text.contains("\n") || text.hasPrefix("{") || text.hasPrefix("[")
    }
}

extension DumpReader {
    /// Whether the format is neither XML nor JSON.
    static var isPlainText: Bool {
        switch format {
        case .webDriverAgentSource, .uiAutomatorDump, .idbTree, .maestroTree, .uiAutomationTree: false
        default: true
        }
    }
}
