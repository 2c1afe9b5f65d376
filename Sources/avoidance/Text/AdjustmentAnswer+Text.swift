internal import AvoidanceModels

extension AdjustmentAnswer {
    /// The answer for people.
    var lines: [String] { Section.lines(outcome + [timing] + remarks) }

    /// The answer for people as a step of a session, whose animation matters less.
    var stepLines: [String] { Section.lines(outcome + remarks) }

    private var outcome: [Section] {
        [
            Section("keyboard", keyboard.text),
            Section("moves", moves.isEmpty ? ["nothing"] : moves),
            Section("focus", focus?.text ?? "none"),
            Section("limit", focus?.limitedBy.map { [$0.text] } ?? []),
        ]
    }

    private var timing: Section {
        Section("animation", "\(animation.duration.text()) s, curve \(animation.curve.text())")
    }

    private var remarks: [Section] {
        [
            Section("warnings", warnings.map { "\($0.code.rawValue): \($0.message)" }),
            Section("steps", steps),
        ]
    }

    private var moves: [String] {
        Table(columns: [.leading, .leading, .trailing, .leading, .trailing], rows: adjustments.flatMap(\.rows)).lines
    }

    private var steps: [String] {
        let rows = (explanation ?? []).map { [$0.rule, $0.view ?? "", $0.text] }
        return Table(columns: [.leading, .leading, .leading], rows: rows).lines
    }
}
