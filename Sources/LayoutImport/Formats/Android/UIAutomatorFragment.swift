internal import AvoidanceModels

/// A part of what ``UIAutomatorDump`` reads, without the document's root.
enum UIAutomatorFragment: DumpReader {
    static let format = DumpFormat.uiAutomatorDump

    static func recognises(_ text: DumpText) -> Bool {
        (text.contains(#" bounds="["#) || text.contains(#" bounds=\"["#))
            && (text.contains("<node ") || text.contains("<android."))
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let plain = XMLText(text, roots: []).text
        let source = XMLText(XMLFragment.completed(plain, root: "hierarchy"), roots: ["hierarchy"])
        return source.documents.map { document in
            let tree = UIAutomatorTree(isFragment: true)
            tree.read(source, document)
            return tree.finish()
        }
    }
}
