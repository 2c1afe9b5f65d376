internal import AvoidanceModels

/// The page source of Appium and WebDriverAgent for iOS, in XML.
enum WebDriverAgentSource: DumpReader {
    static let format = DumpFormat.webDriverAgentSource

    private static let roots: [StaticString] = ["AppiumAUT", "XCUIElementTypeApplication"]

    static func recognises(_ text: DumpText) -> Bool { XMLText.has(roots, in: text) }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let source = XMLText(text, roots: roots)
        return source.documents.map { document in
            let builder = Builder()
            builder.read(source, document)
            return ElementTree.finished(builder.dump)
        }
    }

    private final class Builder: XMLTreeBuilder {
        init() {
            super.init(WebDriverAgentSource.format)
        }

        override func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? {
            guard element.name != "AppiumAUT" else { return nil }
            let type = element["type"] ?? element.name
            let kind = ElementKind.kind(of: type)
            var view = ImportedView(
                className: ElementKind.name(of: type),
                kind: kind,
                frame: .zero,
                line: element.line
            )
            view.identifier = element["name"] ?? element["identifier"] ?? ""
            view.label = element["label"] ?? view.identifier
            view.placeholder = element["placeholderValue"] ?? ""
            view.text = element["value"] ?? ""
            if !view.placeholder.isEmpty, view.text == view.placeholder { view.text = "" }
            view.isFocused = element.isTrue("focused") || element.isTrue("hasFocus")
            if element["bundleId"] == "com.apple.springboard" {
                dump.warn(.contradiction, line: element.line, "the source is that of the home screen, not of the app")
            }
            return (view, frame(element))
        }

        private func frame(_ element: XMLElement) -> ReadRect? {
            guard let x = element.number("x"), let y = element.number("y"), let width = element.number("width"),
                let height = element.number("height")
            else { return nil }
            return ReadRect(x: x, y: y, width: width, height: height)
        }
    }
}
