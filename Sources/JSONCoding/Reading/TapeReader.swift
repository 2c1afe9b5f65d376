internal import AvoidanceModels

/// Reads the members of one object on the tape.
///
/// Bodies mostly have their members in the order in which models ask for them, so a cursor stands at the member after
/// the last one read, and only a name that isn't there is searched for. A bit for each member that was asked for tells
/// at the end whether there are others.
@usableFromInline
struct TapeReader {
    @usableFromInline let tape: Tape
    /// The object's own index.
    @usableFromInline let object: Int
    /// The index of the word that closes the object.
    @usableFromInline let end: Int
    /// How many arrays of nested models this object lies in.
    @usableFromInline let nesting: Int
    /// The index and the ordinal of the member that is likely the next to be asked for.
    @usableFromInline var cursor: Int
    @usableFromInline var ordinal: Int
    /// A bit for each of the first 64 members: whether it was asked for.
    @usableFromInline var asked: UInt64
    /// How many members were not asked for so far; never zero in an object of more than 64.
    @usableFromInline var unasked: Int

    @inlinable
    init(_ tape: Tape, object: Int, nesting: Int) {
        self.tape = tape
        self.object = object
        self.nesting = nesting
        end = tape.end(object)
        cursor = object &+ 1
        ordinal = 0
        asked = 0
        unasked = tape.count(object)
    }

    // MARK: Finding members

    /// The index of the value of the member, 0 when it is absent; the cursor moves past it.
    @inlinable @inline(__always)
    mutating func take(_ name: StaticString) -> Int {
        // A model reads each member once, so where none is left to be asked for, the others are absent.
        guard isNext(name) || unasked > 0 && search(name) else { return 0 }
        markAsked()
        let value = cursor &+ 1
        cursor = tape.after(value)
        ordinal &+= 1
        return value
    }

    /// Moves the cursor to the member; false, and no motion, when it is absent.
    @inlinable @inline(__always)
    mutating func seek(_ name: StaticString) -> Bool {
        isNext(name) || search(name)
    }

    /// Whether the cursor stands at the member.
    @inlinable @inline(__always)
    func isNext(_ name: StaticString) -> Bool {
        cursor < end && tape.isNamed(cursor, name)
    }

    /// Takes note that the member at the cursor was asked for.
    @inlinable @inline(__always)
    mutating func markAsked() {
        guard ordinal < 64 else { return }
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: ordinal)
        if asked & bit == 0 {
            asked |= bit
            unasked &-= 1
        }
    }

    @inlinable @inline(never)
    mutating func search(_ name: StaticString) -> Bool {
        guard let found = find(name) else { return false }
        (cursor, ordinal) = found
        return true
    }

    /// The member's index and ordinal, looked for from the cursor on and then from the first member.
    @inlinable
    func find(_ name: StaticString) -> (index: Int, ordinal: Int)? {
        var (index, position) = (cursor, ordinal)
        while index < end {
            if tape.isNamed(index, name) { return (index, position) }
            index = tape.after(index &+ 1)
            position &+= 1
        }
        (index, position) = (object &+ 1, 0)
        while index < cursor {
            if tape.isNamed(index, name) { return (index, position) }
            index = tape.after(index &+ 1)
            position &+= 1
        }
        return nil
    }
}
