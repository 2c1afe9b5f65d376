internal import AvoidanceModels

/// A parsed document as simdjson leaves it: a run of 64-bit words, and the bytes of its strings.
///
/// The upper 8 bits of a word are its type, the others a payload: of `{` and `[` the index after the closing word and
/// the number of members or elements; of `"` the place of the string, a 32-bit length followed by the bytes; of `l`
/// (Int64), `u` (UInt64) and `d` (Double) nothing, the number being the next word. A member is its name's word
/// followed by its value. Word 0 is the root's, so no value has index 0.
///
/// Invariant of every unsafe access here: the pointers stay valid while the `ParsedDocument` lives and the log while
/// `JSONDecoding.decode` runs, and no `Tape` outlives either; every index comes from the tape itself, which simdjson
/// builds closed: each container ends within the tape, each string within the string buffer, and a word follows each
/// value, if only the one that closes its container or the document.
@usableFromInline
struct Tape {
    @usableFromInline let words: UnsafePointer<UInt64>
    @usableFromInline let strings: UnsafeRawPointer
    @usableFromInline let log: UnsafeMutablePointer<FaultLog>

    /// The index of the document's value.
    @inlinable static var root: Int { 1 }

    @usableFromInline
    init(_ document: ParsedDocument, log: UnsafeMutablePointer<FaultLog>) {
        words = document.words
        strings = document.strings
        self.log = log
    }

    // MARK: Words

    /// The type of the word at `index`.
    @inlinable @inline(__always)
    func tag(_ index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: words[index] &>> 56)
    }

    /// The index after the value at `index`.
    @inlinable @inline(__always)
    func after(_ index: Int) -> Int {
        let word = words[index]
        switch UInt8(truncatingIfNeeded: word &>> 56) {
        case Tag.object, Tag.array: return Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
        case Tag.integer, Tag.unsigned, Tag.double: return index &+ 2
        default: return index &+ 1
        }
    }

    /// The index of the word that closes the object or array at `index`.
    @inlinable @inline(__always)
    func end(_ index: Int) -> Int {
        Int(truncatingIfNeeded: words[index] & 0xFFFF_FFFF) &- 1
    }

    /// The number of members or elements of the container at `index`; 16777215 stands for that many and more.
    @inlinable @inline(__always)
    func count(_ index: Int) -> Int {
        Int(truncatingIfNeeded: (words[index] &>> 32) & 0xFF_FFFF)
    }

    // MARK: Values

    /// The number at `index`, nil if another type is there.
    @inlinable @inline(__always)
    func number(_ index: Int) -> Double? {
        let word = words[index &+ 1]
        switch tag(index) {
        case Tag.integer: return Double(Int64(bitPattern: word))
        case Tag.double: return Double(bitPattern: word)
        case Tag.unsigned: return Double(word)
        default: return nil
        }
    }

    /// The bytes of the string at `index`.
    @inlinable @inline(__always)
    func bytes(_ index: Int) -> UnsafeRawBufferPointer {
        let start = strings + Int(truncatingIfNeeded: words[index] & 0xFF_FFFF_FFFF_FFFF)
        return UnsafeRawBufferPointer(start: start + 4, count: Int(start.loadUnaligned(as: UInt32.self)))
    }

    /// The string at `index`.
    @inlinable
    func string(_ index: Int) -> String {
        String(decoding: bytes(index), as: UTF8.self)
    }

    /// The name of the member at `index`, to be compared and hashed in place.
    func name(_ index: Int) -> TapeName {
        TapeName(bytes: bytes(index))
    }

    /// Whether the member at `index` has this name.
    @inlinable @inline(__always)
    func isNamed(_ index: Int, _ name: StaticString) -> Bool {
        let own = bytes(index)
        guard own.count == name.utf8CodeUnitCount, let start = own.baseAddress else { return false }
        return Tape.areEqual(start, UnsafeRawPointer(name.utf8Start), own.count)
    }

    /// The index of the member of this name between two members of one object, 0 when it isn't there.
    func member(_ name: StaticString, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if isNamed(index, name) { return index }
            index = after(index &+ 1)
        }
        return 0
    }

    /// A bit for the name of each member between two of one object, see `initial`.
    @usableFromInline @inline(never)
    func initials(from start: Int, to end: Int) -> UInt64 {
        var initials: UInt64 = 0
        var index = start
        while index < end {
            let name = bytes(index)
            initials |= Tape.initial(name.first ?? 0, name.count)
            index = after(index &+ 1)
        }
        return initials
    }

    /// One of 64 bits by a name's first byte and its length.
    @inlinable @inline(__always)
    static func initial(_ first: UInt8, _ count: Int) -> UInt64 {
        1 &<< (UInt64(first) ^ UInt64(truncatingIfNeeded: count) &<< 2)
    }

    /// Whether the member at `index` has this name.
    func isNamed(_ index: Int, _ name: [UInt8]) -> Bool {
        bytes(index).elementsEqual(name)
    }

    /// Whether the string at `index` is this text, byte for byte.
    @usableFromInline @inline(never)
    func isText(_ index: Int, _ text: String) -> Bool {
        let own = bytes(index)
        guard own.count == text.utf8.count, let start = own.baseAddress else { return false }
        return text.utf8.withContiguousStorageIfAvailable { text in
            guard let other = text.baseAddress else { return false }
            return Tape.areEqual(start, other, own.count)
        } ?? false
    }

    /// Whether the members at both indices have the same name.
    func haveSameName(_ index: Int, _ other: Int) -> Bool {
        bytes(index).elementsEqual(bytes(other))
    }

    /// Compares in steps of 8 bytes, the last of which overlaps the one before.
    @inlinable @inline(__always)
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        if count >= 8 {
            var offset = 0
            while offset &+ 8 <= count {
                if isDifferent(left, right, offset, UInt64.self) { return false }
                offset &+= 8
            }
            return !isDifferent(left, right, count &- 8, UInt64.self)
        }
        if count >= 4 {
            return !isDifferent(left, right, 0, UInt32.self) && !isDifferent(left, right, count &- 4, UInt32.self)
        }
        if count >= 2 {
            return !isDifferent(left, right, 0, UInt16.self) && !isDifferent(left, right, count &- 2, UInt16.self)
        }
        return count == 0 || !isDifferent(left, right, 0, UInt8.self)
    }

    @inlinable @inline(__always)
    static func isDifferent<Word: FixedWidthInteger & BitwiseCopyable>(
        _ left: UnsafeRawPointer,
        _ right: UnsafeRawPointer,
        _ offset: Int,
        _ type: Word.Type
    ) -> Bool {
        left.loadUnaligned(fromByteOffset: offset, as: type) != right.loadUnaligned(fromByteOffset: offset, as: type)
    }

    // MARK: Faults

    /// Records a fault at the value at `anchor`, or at `suffix` (a JSON Pointer) below it.
    @inline(never)
    func record(
        at anchor: Int,
        below suffix: @autoclosure () -> String = "",
        _ detail: @autoclosure () -> String
    ) {
        guard log.pointee.lists(anchor) else { return log.pointee.omit() }
        // Made before the log is written to, since they read it.
        let (suffix, detail) = (suffix(), detail())
        log.pointee.record(at: anchor, below: suffix, detail)
    }

    /// Records a fault at a JSON Pointer relative to the value at `anchor`.
    @inline(never)
    func record(from anchor: Int, pointer: String, _ detail: String) {
        log.pointee.record(from: anchor, pointer: pointer, detail)
    }

    /// Whether so many faults are known that no value made of this document will be used.
    @inlinable
    var isHopeless: Bool { log.pointee.isFull }

    /// The text that stood where the value at `index` stands in for something that the tape can't hold.
    @usableFromInline
    func original(_ index: Int) -> String? {
        log.pointee.originals[index]
    }

    /// The names that a model asks for, found once for each document unless they can hang on an object's tokens.
    func knownNames<Model: WireModel>(of type: Model.Type, in reader: TapeReader) -> [StaticString] {
        if let names = log.pointee.knownNames[ObjectIdentifier(type)] { return names }
        let recorder = NameRecorder(type, of: reader)
        if !recorder.readsToken { log.pointee.knownNames[ObjectIdentifier(type)] = recorder.names }
        return recorder.names
    }
}
