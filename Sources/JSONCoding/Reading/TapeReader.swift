internal import AvoidanceModels

/// Reads the members of one object on the tape.
///
/// Bodies mostly have their members in the order in which models ask for them, so a cursor stands at the member after
/// the last one read, and only a name that isn't there is searched for. A count of the members that are left tells at
/// the end whether there are some that the model didn't ask for.
@usableFromInline
struct TapeReader {
    @usableFromInline let tape: Tape
    /// The object's own index.
    @usableFromInline let object: Int
    /// The index of the word that closes the object.
    @usableFromInline let end: Int
    /// How many arrays of nested models this object lies in.
    @usableFromInline let nesting: Int
    /// The index of the member that is likely the next to be asked for.
    @usableFromInline var cursor: Int
    /// Whether the cursor left the order of the text, so that members before it may be unread.
    @usableFromInline var hasSkipped: Bool
    /// How many members were not read so far.
    @usableFromInline var unread: Int
    /// A bit for each member's name, once a name was not the next: it rules out most that are absent.
    @usableFromInline var initials: UInt64

    @inlinable @inline(__always)
    init(_ tape: Tape, object: Int, nesting: Int) {
        self.tape = tape
        self.object = object
        self.nesting = nesting
        end = tape.end(object)
        cursor = object &+ 1
        hasSkipped = false
        unread = tape.count(object)
        initials = 0
    }

    // MARK: Finding members

    /// Moves the cursor to a member, which is read then; false, and no motion, when it is absent.
    ///
    /// Whoever calls it moves the cursor past the member.
    @inlinable @inline(__always)
    mutating func reach(_ name: StaticString) -> Bool {
        if !isNext(name) {
            // A model reads each member once, so where none is left, the others are absent.
            if unread == 0 { return false }
            if initials == 0 { initials = tape.initials(from: hasSkipped ? object &+ 1 : cursor, to: end) }
            if initials & Tape.initial(name.utf8Start.pointee, name.utf8CodeUnitCount) == 0 { return false }
            let found = unreadMember(name)
            if found == 0 { return false }
            cursor = found
            hasSkipped = true
        }
        unread &-= 1
        return true
    }

    /// The index of a member's value, nil when it is absent; the cursor moves past it.
    @inlinable @inline(__always)
    mutating func take(_ name: StaticString) -> Int? {
        guard reach(name) else { return nil }
        let value = cursor &+ 1
        cursor = tape.after(value)
        return value
    }

    /// Whether the cursor stands at the member.
    @inlinable @inline(__always)
    func isNext(_ name: StaticString) -> Bool {
        cursor < end && tape.isNamed(cursor, name)
    }

    /// The index of a member that was not read so far, 0 when it is absent.
    @usableFromInline @inline(never)
    func unreadMember(_ name: StaticString) -> Int {
        let index = tape.member(name, from: cursor, to: end)
        return index == 0 && hasSkipped ? tape.member(name, from: object &+ 1, to: cursor) : index
    }

    /// The index of a member, read or not, looked for from the cursor on and then from the first; 0 when it is absent.
    @usableFromInline @inline(never)
    func find(_ name: StaticString) -> Int {
        let index = tape.member(name, from: cursor, to: end)
        return index == 0 ? tape.member(name, from: object &+ 1, to: cursor) : index
    }
}
