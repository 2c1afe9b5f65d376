internal import AvoidanceModels
internal import LayoutImport

extension ImportResult {
    /// The result for people.
    var lines: [String] {
        Section.lines([
            Section("formats", formats.joined(separator: ", ")),
            Section("units", units),
            Section("screen", layout.hasScreen ? [layout.layout.screen.text] : []),
            Section("keyboard", event.map { [$0.keyboardText] } ?? []),
            Section("focus", focus.map { [$0.line] } ?? []),
            Section("fields", Table(columns: [.leading, .leading, .leading], rows: fields.map(\.row)).lines),
            Section(
                "scroll views",
                Table(columns: [.leading, .leading, .leading], rows: scrollViews.map(\.row)).lines
            ),
            Section("missing", needLines),
            Section("warnings", warningLines),
        ])
    }

    /// A line for each thing that is missing, then one for each that it may be.
    var needLines: [String] {
        var lines: [String] = []
        if let needsFocus {
            lines.append("focus: \(needsFocus.detail)")
            lines += needsFocus.candidates.map { "  \($0.line)" }
        }
        if let needsKeyboard {
            lines.append("keyboard: \(needsKeyboard.detail)")
            lines += needsKeyboard.candidates.map { "  \($0.frame.text), \($0.source)" }
        }
        if let needsScreen {
            lines.append("screen: \(needsScreen.detail)")
            lines += needsScreen.candidates.map { "  \($0.text)" }
        }
        return lines
    }

    /// A line for each warning, with the place that it is about.
    var warningLines: [String] {
        warnings.map { warning in
            let place = [warning.source, warning.line.map { "line \($0)" }].compactMap { $0 }.joined(separator: ", ")
            return (place.isEmpty ? "" : "\(place): ") + "\(warning.code.rawValue): \(warning.reason)"
        }
    }
}

extension ImportedPlace {
    fileprivate var row: [String] { [view, kind, summary] }

    fileprivate var line: String { "\(view) \(summary)" }

    /// Where it is, and what a person knows it by.
    private var summary: String {
        let name = [label, placeholder, text].first { !$0.isEmpty } ?? ""
        return frame.text + (name.isEmpty ? "" : " \(FaultText.quoted(name))")
    }
}

extension KeyboardEvent {
    fileprivate var keyboardText: String { type.rawValue + (endFrame.map { " \($0.text)" } ?? "") }
}

extension Rect {
    fileprivate var text: String { "\(x.text()),\(y.text()) \(width.text())x\(height.text())" }
}

extension Screen {
    fileprivate var text: String { "\(width.text())x\(height.text())" + (scale.map { "@\($0.text())" } ?? "") }
}
