internal import AvoidanceModels

/// What one dump says, in its own units.
struct ImportedDump {
    /// Whether a frame is relative to the superview or to the screen.
    enum Space {
        case parent
        case screen
    }

    enum Unit {
        case points
        case pixels
    }

    let format: DumpFormat
    var space = Space.screen
    var unit = Unit.points
    /// A parent stands before its subviews; siblings are back to front.
    var views: [ImportedView] = []
    var keyboard: ImportedKeyboard?
    /// The screen, where the dump shows it.
    var screen: Size?
    /// The size of a window that begins at the screen's corner, where that is all that is known of the screen.
    var assumedScreen: Size?
    /// What may be the screen's size, if nothing better is known.
    var screenCandidates: [Size] = []
    /// Pixels per point.
    var scale: Double?
    /// The caret in the space of the focused view's bounds.
    var caret: Rect?
    /// How far a log says that its framework moved the view.
    var reportedMove: Double?
    /// What the app calls the view that has the focus, where the dump names it without showing it.
    var focusName: String?
    var warnings: [ImportWarning] = []
    /// How many warnings were made, of which the first are kept.
    private var warningCounts: [ImportWarningCode: Int] = [:]

    init(_ format: DumpFormat) {
        self.format = format
    }

    /// How many warnings of a kind are kept.
    private static let warningLimit = 20

    mutating func warn(_ code: ImportWarningCode, line: Int? = nil, _ reason: String) {
        let count = warningCounts[code, default: 0] + 1
        warningCounts[code] = count
        if count <= Self.warningLimit { warnings.append(ImportWarning(code, line: line, reason)) }
        if count == Self.warningLimit + 1 {
            warnings.append(ImportWarning(code, line: line, "and more of the same from this line on"))
        }
    }
}
