internal import AvoidanceModels

/// What can be said beside the dumps, by its name in a query, in a form and on the command line.
package enum ImportOptionName: String, WireToken {
    case focus
    case screen
    case keyboard
    case device
    case density
    case format
    case nth
}

extension ImportOptionName {
    /// What the value must be, as an error says it.
    package var expectation: String {
        switch self {
        case .focus: "a view's id, label or text, or a place as X,Y"
        case .screen: "WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE, such as 390x844@3"
        case .keyboard: "X,Y,WIDTH,HEIGHT, such as 0,508,390,336"
        case .device: "a known device, such as iphone-15"
        case .density: "dots per inch, such as 420"
        case .format: "one of \(DumpFormat.allCases.map(\.rawValue).joined(separator: ", "))"
        case .nth: "a number from 1"
        }
    }
}
