/// A Swift type that a strategy's parameter is read as.
package protocol ParameterContent: Sendable {
    /// Nil when the value is of another type.
    init?(_ value: ParameterValue)

    /// The value; nil for a parameter that is left out.
    var parameterValue: ParameterValue? { get }
}

extension Double: ParameterContent {
    package init?(_ value: ParameterValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }

    package var parameterValue: ParameterValue? { .number(self) }
}

extension Bool: ParameterContent {
    package init?(_ value: ParameterValue) {
        guard case .boolean(let boolean) = value else { return nil }
        self = boolean
    }

    package var parameterValue: ParameterValue? { .boolean(self) }
}

extension Point: ParameterContent {
    package init?(_ value: ParameterValue) {
        guard case .point(let point) = value else { return nil }
        self = point
    }

    package var parameterValue: ParameterValue? { .point(self) }
}

extension Margin: ParameterContent {
    package init?(_ value: ParameterValue) {
        guard case .margin(let margin) = value else { return nil }
        self = margin
    }

    package var parameterValue: ParameterValue? { .margin(self) }
}

extension ParameterContent where Self: WireToken {
    package init?(_ value: ParameterValue) {
        guard case .token(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    package var parameterValue: ParameterValue? { .token(rawValue) }
}

/// A parameter that may be left out, with a meaning of its own.
extension Optional: ParameterContent where Wrapped: ParameterContent {
    package init?(_ value: ParameterValue) {
        guard let wrapped = Wrapped(value) else { return nil }
        self = .some(wrapped)
    }

    package var parameterValue: ParameterValue? { self?.parameterValue }
}

/// An element of a parameter that is an array.
package protocol ParameterElement: Sendable {
    /// The elements of a value; nil when it is no array of this type.
    static func elements(of value: ParameterValue) -> [Self]?

    /// The value with these elements.
    static func value(_ elements: [Self]) -> ParameterValue
}

extension String: ParameterElement {
    package static func elements(of value: ParameterValue) -> [String]? {
        if case .ids(let ids) = value { ids } else { nil }
    }

    package static func value(_ elements: [String]) -> ParameterValue { .ids(elements) }
}

extension Double: ParameterElement {
    package static func elements(of value: ParameterValue) -> [Double]? {
        if case .numbers(let numbers) = value { numbers } else { nil }
    }

    package static func value(_ elements: [Double]) -> ParameterValue { .numbers(elements) }
}

extension Array: ParameterContent where Element: ParameterElement {
    package init?(_ value: ParameterValue) {
        guard let elements = Element.elements(of: value) else { return nil }
        self = elements
    }

    package var parameterValue: ParameterValue? { Element.value(self) }
}
