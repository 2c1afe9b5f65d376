#if compiler(<6.3)
    internal import JSONCoding
#endif

/// Header fields in the order received, kept in one block of bytes.
///
/// Names are found letter case aside (RFC 9110 §5.1). Nothing is turned into a String until asked for, so that reading
/// a request costs two allocations however many fields it has. Looking one up is linear: requests have few.
package struct HeaderFields: Sendable {
    /// Where a field lies in `storage`: the name, a zero byte, the value, a zero byte.
    struct Entry {
        var start: Int
        var nameLength: Int
        var valueLength: Int

        var name: Range<Int> { start..<start + nameLength }
        var value: Range<Int> { start + nameLength + 1..<start + nameLength + 1 + valueLength }
    }

    var storage: [UInt8] = []
    var entries: [Entry] = []

    package init() {}

    /// Fields from a list, as literals in code give it.
    package init(_ fields: [(name: String, value: String)]) {
        for field in fields { append(field.name, field.value) }
    }

    package var count: Int { entries.count }

    /// Makes room before many fields are appended.
    package mutating func reserve(fields: Int, bytes: Int) {
        entries.reserveCapacity(fields)
        storage.reserveCapacity(bytes)
    }

    /// Makes room for a few fields more, so that a copy of shared fields is made once and large enough.
    mutating func reserve(more fields: Int, bytes: Int) {
        reserve(fields: count + fields, bytes: storage.count + bytes)
    }

    package mutating func append(_ name: String, _ value: String) {
        entries.append(Entry(start: storage.count, nameLength: name.utf8.count, valueLength: value.utf8.count))
        storage.append(contentsOf: name.utf8)
        storage.append(0)
        storage.append(contentsOf: value.utf8)
        storage.append(0)
    }

    /// Appends a field whose value `write` puts into so many bytes.
    mutating func append(_ name: StaticString, length: Int, writing write: (inout OutputSpan<UInt8>) -> Void) {
        let nameLength = name.utf8CodeUnitCount
        let start = storage.count
        storage.append(addingCapacity: nameLength + length + 2) { span in
            name.write(to: &span)
            span.append(0)
            write(&span)
            span.append(0)
        }
        entries.append(Entry(start: start, nameLength: nameLength, valueLength: storage.count - start - nameLength - 2))
    }

    /// Appends a field that is known where it is written.
    mutating func append(_ name: StaticString, literal value: StaticString) {
        append(name, length: value.utf8CodeUnitCount) { value.write(to: &$0) }
    }

    /// The name of the field at a position in the order received, as received.
    package func name(at position: Int) -> ArraySlice<UInt8> { storage[entries[position].name] }

    /// The value of the field at a position in the order received.
    package func value(at position: Int) -> ArraySlice<UInt8> { storage[entries[position].value] }

    /// The value of the first field of this name.
    package func first(_ name: StaticString) -> ArraySlice<UInt8>? { entry(name).map { storage[$0.value] } }

    /// The value of the field of this name, nil unless there is exactly one.
    func only(_ name: StaticString) -> ArraySlice<UInt8>? {
        guard let entry = entry(name), count(of: name) == 1 else { return nil }
        return storage[entry.value]
    }

    /// Where the first field of this name lies.
    func entry(_ name: StaticString) -> Entry? {
        for position in entries.indices where isNamed(entries[position], name) { return entries[position] }
        return nil
    }

    /// The values of all fields of this name, in order.
    package func all(_ name: StaticString) -> [ArraySlice<UInt8>] {
        entries.filter { isNamed($0, name) }.map { storage[$0.value] }
    }

    /// The first field of this name as text, its faulty UTF-8 repaired.
    package func text(_ name: StaticString) -> String? {
        first(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many fields have this name.
    func count(of name: StaticString) -> Int {
        var count = 0
        for entry in entries where isNamed(entry, name) { count += 1 }
        return count
    }

    package func contains(_ name: StaticString) -> Bool { entry(name) != nil }

    func isNamed(_ entry: Entry, _ name: StaticString) -> Bool {
        entry.nameLength == name.utf8CodeUnitCount && ASCII.matches(storage.span.extracting(entry.name), name)
    }

    /// Whether the value of a field is the text, letter case aside.
    func value(of entry: Entry, matches text: StaticString) -> Bool {
        ASCII.matches(storage.span.extracting(entry.value), text)
    }

    /// Whether the value of a field is these bytes.
    func value(of entry: Entry, equals bytes: [UInt8]) -> Bool {
        ASCII.areEqual(storage.span.extracting(entry.value), bytes)
    }
}
