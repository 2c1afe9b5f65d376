import AvoidanceModels
import Foundation
import Testing

/// A fault that somebody reported of some app or framework: the situation, and what would have been right.
struct ReportedCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let kind: String
    let input: Situation
    let answer: RightAnswer
    /// How far from the right value, in points, an answer may be.
    let tolerance: Double

    var testDescription: String { "\(id) \(kind)" }

    struct Situation: Decodable {
        let screen: Size
        let safeArea: EdgeInsets
        let window: Rect
        let views: [ReportedView]
        let bottomConstraints: [Constraint]?
        let focus: String?
        let caret: Rect?
        let margin: Double
        let event: Event
    }

    /// A view's bottom, pinned to its superview or the safe area.
    struct Constraint: Decodable {
        let id: String
        let view: String
        let to: BottomConstraint.Anchor
        /// How far the view is raised now.
        let current: Double
    }

    struct Event: Decodable {
        /// UIKit's name without `keyboard`, such as `willShow`.
        let type: String
        let beginFrame: KeyboardFrame
        let endFrame: KeyboardFrame
        let duration: Double
        let curve: Double
        let isLocal: Bool
    }

    struct RightAnswer: Decodable {
        let contentInset: [String: EdgeInsets]?
        let scrollIndicatorInsets: [String: EdgeInsets]?
        let contentOffset: [String: Point]?
        /// By the constraint's id.
        let bottomConstraintRaise: [String: Double]?
        /// Nil where nothing has the focus.
        let focusVisible: Bool?
        let animation: Timing
    }

    struct Timing: Decodable {
        let duration: Double
        let curve: Double
    }

    static func all() throws -> [ReportedCase] {
        let file = URL(filePath: #filePath).appending(path: "../../Fixtures/bug-reports.json").standardized
        return try JSONDecoder().decode([ReportedCase].self, from: Data(contentsOf: file))
    }
}
