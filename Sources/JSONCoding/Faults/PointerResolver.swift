/// Finds the values on the tape that relative JSON Pointers lead to.
///
/// In each container it goes on where the last search ended, so pointers in the order of the text cost one walk.
struct PointerResolver {
    private let tape: Tape
    /// The member or element found last in each container; of a member the ordinal is not used.
    private var last: [Int: (ordinal: Int, index: Int)] = [:]

    init(_ tape: Tape) {
        self.tape = tape
    }

    /// The same fault anchored at the deepest value that is there; the rest of the pointer stays its suffix.
    mutating func resolve(_ fault: LocatedFault) -> LocatedFault {
        var fault = fault
        var tokens = fault.suffix.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        while let token = tokens.first, let next = step(from: fault.anchor, token) {
            fault.anchor = next
            tokens.removeFirst()
        }
        fault.suffix = tokens.map { "/" + $0 }.joined()
        return fault
    }

    private mutating func step(from container: Int, _ token: Substring) -> Int? {
        switch tape.tag(container) {
        case Tag.object: member(of: container, JSONPointer.unescaped(token))
        case Tag.array: Int(token).flatMap { element(of: container, $0) }
        default: nil
        }
    }

    private mutating func element(of array: Int, _ ordinal: Int) -> Int? {
        var position = (ordinal: 0, index: array + 1)
        if let known = last[array], known.ordinal <= ordinal { position = known }
        let end = tape.end(array)
        while position.index < end {
            if position.ordinal == ordinal {
                last[array] = position
                return position.index
            }
            position = (position.ordinal + 1, tape.after(position.index))
        }
        return nil
    }

    private mutating func member(of object: Int, _ name: String) -> Int? {
        let first = object + 1
        let end = tape.end(object)
        let start = last[object]?.index ?? first
        guard let found = member(name, from: start, to: end) ?? member(name, from: first, to: start) else { return nil }
        last[object] = (0, found)
        return found + 1
    }

    private func member(_ name: String, from start: Int, to end: Int) -> Int? {
        let wanted = Array(name.utf8)
        var member = start
        while member < end {
            if tape.isNamed(member, wanted) { return member }
            member = tape.after(member + 1)
        }
        return nil
    }
}
