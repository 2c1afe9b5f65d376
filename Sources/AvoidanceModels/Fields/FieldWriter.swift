/// Writes the members of one object in the order of the calls.
@usableFromInline
package protocol FieldWriter {
    /// Writes a finite number, a whole one without a fraction.
    mutating func number(_ name: StaticString, _ value: Double)

    /// Writes true or false.
    mutating func boolean(_ name: StaticString, _ value: Bool)

    /// Writes a string.
    mutating func string(_ name: StaticString, _ value: String)

    /// Writes an array of strings.
    mutating func strings(_ name: StaticString, _ values: [String])

    /// Writes an array of numbers.
    mutating func numbers(_ name: StaticString, _ values: [Double])

    /// Writes null.
    mutating func null(_ name: StaticString)

    /// Writes an object.
    mutating func model(_ name: StaticString, _ value: some WireModel)

    /// Writes an array of objects.
    mutating func models<Model: WireModel>(_ name: StaticString, _ values: [Model])

    /// Writes an object whose member names are free, in the order given.
    mutating func entries<Model: WireModel>(_ name: StaticString, _ values: [Entry<Model>])

    /// Writes an object of strings whose member names are free, in the order given.
    mutating func stringEntries(_ name: StaticString, _ values: [Entry<String>])
}

extension FieldWriter {
    /// Writes a model, or nothing for nil.
    @inlinable
    @inline(__always)
    package mutating func model(ifPresent name: StaticString, _ value: (some WireModel)?) {
        if let value { model(name, value) }
    }

    /// Writes a case by its wire name.
    @inlinable
    @inline(__always)
    package mutating func token(_ name: StaticString, _ value: some WireToken) {
        string(name, value.rawValue)
    }
}
