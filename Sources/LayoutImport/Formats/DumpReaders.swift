/// The formats, in the order in which a text is tried for them: the ones that are hardest to mistake first.
enum DumpReaders {
    static var all: [any DumpReader.Type] {
        [
            IQKeyboardLog.self, WebDriverAgentSource.self, UIAutomatorDump.self, UIAutomationTree.self, IdbTree.self,
            MaestroTree.self, WebDriverAgentJSON.self, EarlGreyTree.self, XCUITestDescription.self,
            KeyboardUserInfo.self,
            RecursiveDescription.self, EspressoHierarchy.self, AndroidActivityDump.self, AndroidWindowDump.self,
            FlutterRenderTree.self, UIAutomatorFragment.self,
        ]
    }

    /// The reader for a text: one of the named format, or else the first that recognises it.
    static func reader(for text: DumpText, named format: DumpFormat?) -> (any DumpReader.Type)? {
        let readers = format.map { format in all.filter { $0.format == format } } ?? all
        return readers.first { $0.recognises(text) } ?? (format == nil ? nil : readers.first)
    }
}
