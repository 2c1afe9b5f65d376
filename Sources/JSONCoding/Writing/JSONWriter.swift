public import AvoidanceModels

/// Writes the members of an object as JSON, without spaces.
///
/// A comma follows each value; the bracket that closes the container takes the place of the last one. Nested objects
/// are written by the same writer.
@usableFromInline
struct JSONWriter {
    var output: OutputBuffer

    @usableFromInline
    init() {
        output = OutputBuffer(capacity: 2048)
    }

    /// Writes a model as an object.
    @inlinable
    mutating func write<Model: WireModel>(_ model: Model) {
        open(UInt8(ascii: "{"))
        model.write(to: &self)
        close(UInt8(ascii: "}"))
    }

    @usableFromInline
    mutating func name(_ name: StaticString) {
        output.append(name: name)
    }

    @usableFromInline
    mutating func open(_ bracket: UInt8) {
        output.append(bracket)
    }

    @usableFromInline
    mutating func close(_ bracket: UInt8) {
        output.removeLast(UInt8(ascii: ","))
        output.append(bracket)
        endValue()
    }

    @inline(__always)
    mutating func endValue() {
        output.append(UInt8(ascii: ","))
    }

    @usableFromInline
    mutating func element(_ value: String) {
        output.append(quoted: value)
        endValue()
    }

    mutating func element(_ value: Double) {
        output.append(number: value)
        endValue()
    }

    @usableFromInline
    mutating func freeName(_ name: String) {
        output.append(quoted: name)
        output.append(UInt8(ascii: ":"))
    }

    /// Gives the text to `bytes` and frees the memory; the writer is of no use afterwards.
    @usableFromInline
    mutating func finish(into bytes: inout [UInt8]) {
        output.removeLast(UInt8(ascii: ","))
        bytes.append(contentsOf: output.bytes)
        output.deallocate()
    }
}

extension JSONWriter: FieldWriter {
    @usableFromInline
    mutating func number(_ name: StaticString, _ value: Double) {
        self.name(name)
        element(value)
    }

    @usableFromInline
    mutating func boolean(_ name: StaticString, _ value: Bool) {
        self.name(name)
        output.append(value ? "true" : "false" as StaticString)
        endValue()
    }

    @usableFromInline
    mutating func string(_ name: StaticString, _ value: String) {
        self.name(name)
        element(value)
    }

    @usableFromInline
    mutating func strings(_ name: StaticString, _ values: [String]) {
        self.name(name)
        open(UInt8(ascii: "["))
        for value in values { element(value) }
        close(UInt8(ascii: "]"))
    }

    @usableFromInline
    mutating func numbers(_ name: StaticString, _ values: [Double]) {
        self.name(name)
        open(UInt8(ascii: "["))
        for value in values { element(value) }
        close(UInt8(ascii: "]"))
    }

    @usableFromInline
    mutating func null(_ name: StaticString) {
        self.name(name)
        output.append("null" as StaticString)
        endValue()
    }

    @inlinable
    mutating func model(_ name: StaticString, _ value: some WireModel) {
        self.name(name)
        write(value)
    }

    @inlinable
    mutating func models<Model: WireModel>(_ name: StaticString, _ values: [Model]) {
        self.name(name)
        open(UInt8(ascii: "["))
        // Lent by the span, a model isn't copied.
        let models = values.span
        for index in models.indices { write(models[index]) }
        close(UInt8(ascii: "]"))
    }

    @inlinable
    mutating func entries<Model: WireModel>(_ name: StaticString, _ values: [Entry<Model>]) {
        self.name(name)
        open(UInt8(ascii: "{"))
        let entries = values.span
        for index in entries.indices {
            freeName(entries[index].name)
            write(entries[index].value)
        }
        close(UInt8(ascii: "}"))
    }

    @usableFromInline
    mutating func stringEntries(_ name: StaticString, _ values: [Entry<String>]) {
        self.name(name)
        open(UInt8(ascii: "{"))
        for entry in values {
            freeName(entry.name)
            element(entry.value)
        }
        close(UInt8(ascii: "}"))
    }
}
