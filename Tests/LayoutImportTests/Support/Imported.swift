import AvoidanceModels
import Foundation
import LayoutImport
import Testing

/// Imports of fixtures and of texts.
enum Imported {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    static func bytes(of fixture: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: fixture)))
    }

    static func fixtures(_ names: String..., options: [ImportOptionName: String] = [:]) throws -> ImportResult {
        let inputs = try names.map { ImportInput(name: $0, bytes: try bytes(of: $0)) }
        return try LayoutImport.run(inputs, self.options(options))
    }

    static func text(_ texts: String..., options: [ImportOptionName: String] = [:]) throws -> ImportResult {
        let inputs = texts.enumerated().map { ImportInput(name: "dump \($0 + 1)", bytes: Array($1.utf8)) }
        return try LayoutImport.run(inputs, self.options(options))
    }

    static func options(_ values: [ImportOptionName: String]) throws -> ImportOptions {
        var options = ImportOptions()
        for (name, value) in values { try options.set(name, to: value) }
        return options
    }
}

extension ImportResult {
    /// The layout's views with their frames on the screen, computed from the wire's frames alone.
    var placed: [String: (view: View, frame: Rect)] {
        var placed: [String: (view: View, frame: Rect)] = [:]
        var rest = layout.layout.views.map { ($0, layout.layout.window.x, layout.layout.window.y) }
        while let (view, x, y) = rest.popLast() {
            let frame = Rect(
                x: view.frame.x + x,
                y: view.frame.y + y,
                width: view.frame.width,
                height: view.frame.height
            )
            placed[view.id] = (view, frame)
            let offset = view.scroll?.contentOffset ?? .zero
            rest += view.subviews.map { ($0, frame.x - offset.x, frame.y - offset.y) }
        }
        return placed
    }

    /// A view's frame on the screen, rounded to a hundredth.
    func frame(_ id: String) -> [Double]? { placed[id].map { $0.frame.numbers } }

    func scroll(_ id: String) -> ScrollGeometry? { placed[id]?.view.scroll }

    /// The warnings' codes.
    var codes: [ImportWarningCode] { warnings.map(\.code) }

    var keyboard: [Double]? { event?.endFrame.map { $0.numbers } }

    var screen: [Double]? { layout.hasScreen ? [layout.layout.screen.width, layout.layout.screen.height] : nil }

    var fieldIDs: [String] { fields.map(\.view) }
}

extension Rect {
    /// x, y, width and height, rounded to a hundredth.
    var numbers: [Double] { [x, y, width, height].map { ($0 * 100).rounded() / 100 } }
}
