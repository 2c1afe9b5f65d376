internal import AvoidanceModels

/// The dumps of Android's `uiautomator` and the page source of Appium's UiAutomator2, in XML and pixels.
enum UIAutomatorDump: DumpReader {
    static let format = DumpFormat.uiAutomatorDump

    /// With `--windows`, the hierarchies of all windows lie in one document.
    private static let roots: [StaticString] = ["displays", "hierarchy"]
    /// What a part without the document's root has.
    private static let fragment = XMLFragment.Mark(prefixes: ["node ", "android."], attribute: " bounds=")

    static func recognises(_ text: DumpText) -> Bool {
        XMLText.has(roots, in: text) || XMLFragment.isThere(in: text, fragment)
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let source = XMLText(text, roots: roots, fragment: fragment)
        return source.documents.map { document in
            let builder = UIAutomatorTree(isFragment: source.isFragment)
            builder.read(source, document)
            return builder.finish()
        }
    }
}
