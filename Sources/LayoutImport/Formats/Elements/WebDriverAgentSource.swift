internal import AvoidanceModels

/// The page source of Appium and WebDriverAgent for iOS, in XML.
enum WebDriverAgentSource: DumpReader {
    static let format = DumpFormat.webDriverAgentSource

    private static let roots: [StaticString] = ["AppiumAUT", "XCUIElementTypeApplication", "UIAApplication"]
    /// What the elements within have, for a source whose beginning is missing.
    private static let fragment = XMLFragment.Mark(prefixes: ["XCUIElementType", "UIA"], attribute: " width=")

    static func recognises(_ text: DumpText) -> Bool {
        XMLText.has(roots, in: text) || XMLFragment.isThere(in: text, fragment)
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let source = XMLText(text, roots: roots, fragment: fragment)
        return source.documents.map { document in
            let builder = Builder()
            builder.read(source, document)
            if source.isFragment, let first = builder.dump.views.first, first.kind != .window {
                builder.dump.warn(
                    .partOfWindow,
                    line: first.line,
                    "the first view is not a window: the source shows a part of one"
                )
            }
            return ElementTree.finished(builder.dump)
        }
    }

    private final class Builder: XMLTreeBuilder {
        init() {
            super.init(WebDriverAgentSource.format)
        }

        override func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? {
            guard element.name != "AppiumAUT", element.name != "fragment" else { return nil }
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
