public import AvoidanceModels

/// Writes the members of an object as JSON, without spaces.
///
/// A comma follows each value; the bracket that closes the container takes the place of the last one. Nested objects
/// are written by the same writer.
///
/// What takes a name is inlined where it's called: a name that is known there is written by a few stores of constants.
@usableFromInline
struct JSONWriter {
    @usableFromInline var output: OutputBuffer

    @inlinable
    init(_ output: OutputBuffer) {
        self.output = output
    }

    /// Writes a model as an object.
    @inlinable
    @inline(__always)
    mutating func write(_ model: some WireModel) {
        output.reserve(1)
        storeObject(model)
    }

    /// Writes a model into the room that is there for its first bracket.
    @inlinable
    @inline(__always)
    mutating func storeObject(_ model: some WireModel) {
        output.store(UInt8(ascii: "{"))
        model.write(to: &self)
        close(UInt8(ascii: "}"))
    }

    /// Takes off the comma after the last value.
    @inlinable
    mutating func finish() -> OutputBuffer {
        output.removeLast(UInt8(ascii: ","))
        return output
    }

    /// Writes a name and makes room for so many bytes after it.
    @inlinable
    @inline(__always)
    mutating func name(_ name: StaticString, room: Int) {
        output.reserve(name.utf8CodeUnitCount &+ 3 &+ room)
        output.store(UInt8(ascii: "\""))
        output.store(name)
        output.store("\":" as StaticString)
    }

    @inlinable
    @inline(__always)
    mutating func open(_ name: StaticString, _ bracket: UInt8) {
        self.name(name, room: 1)
        output.store(bracket)
    }

    @inlinable
    @inline(__always)
    mutating func close(_ bracket: UInt8) {
        output.reserve(2)
        output.removeLast(UInt8(ascii: ","))
        output.store(bracket)
        output.store(UInt8(ascii: ","))
    }

    @usableFromInline
    mutating func element(_ value: String) {
        output.append(quoted: value, then: UInt8(ascii: ","))
    }

    /// Writes a number into the room that is there for it.
    @usableFromInline
    mutating func storeElement(_ value: Double) {
        output.store(number: value, then: UInt8(ascii: ","))
    }

    @usableFromInline
    mutating func freeName(_ name: String) {
        output.append(quoted: name, then: UInt8(ascii: ":"))
    }
}

extension JSONWriter: FieldWriter {
    @inlinable
    @inline(__always)
    mutating func number(_ name: StaticString, _ value: Double) {
        self.name(name, room: OutputBuffer.longestNumber + 1)
        storeElement(value)
    }

    @inlinable
    @inline(__always)
    mutating func boolean(_ name: StaticString, _ value: Bool) {
        self.name(name, room: 6)
        if value { output.store("true,") } else { output.store("false,") }
    }

    @inlinable
    @inline(__always)
    mutating func string(_ name: StaticString, _ value: String) {
        self.name(name, room: 0)
        element(value)
    }

    @inlinable
    @inline(__always)
    mutating func strings(_ name: StaticString, _ values: [String]) {
        open(name, UInt8(ascii: "["))
        for value in values { element(value) }
        close(UInt8(ascii: "]"))
    }

    @inlinable
    @inline(__always)
    mutating func numbers(_ name: StaticString, _ values: [Double]) {
        open(name, UInt8(ascii: "["))
        for value in values {
            output.reserve(OutputBuffer.longestNumber + 1)
            storeElement(value)
        }
        close(UInt8(ascii: "]"))
    }

    @inlinable
    @inline(__always)
    mutating func null(_ name: StaticString) {
        self.name(name, room: 5)
        output.store("null," as StaticString)
    }

    @inlinable
    @inline(__always)
    mutating func model(_ name: StaticString, _ value: some WireModel) {
        self.name(name, room: 1)
        storeObject(value)
    }

    @inlinable
    @inline(__always)
    mutating func models<Model: WireModel>(_ name: StaticString, _ values: [Model]) {
        open(name, UInt8(ascii: "["))
        // A span lends its models, where a loop over the array would copy each.
        let models = values.span
        for index in models.indices { write(models[index]) }
        close(UInt8(ascii: "]"))
    }

    @inlinable
    @inline(__always)
    mutating func entries<Model: WireModel>(_ name: StaticString, _ values: [Entry<Model>]) {
        open(name, UInt8(ascii: "{"))
        let entries = values.span
        for index in entries.indices {
            freeName(entries[index].name)
            write(entries[index].value)
        }
        close(UInt8(ascii: "}"))
    }

    @inlinable
    @inline(__always)
    mutating func stringEntries(_ name: StaticString, _ values: [Entry<String>]) {
        open(name, UInt8(ascii: "{"))
        for entry in values {
            freeName(entry.name)
            element(entry.value)
        }
        close(UInt8(ascii: "}"))
    }
}
