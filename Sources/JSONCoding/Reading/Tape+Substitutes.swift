extension Tape {
    /// Finds where the substitutes came to lie on the tape, and records those that stand for too deep containers.
    @usableFromInline
    func locateSubstitutes() {
        var rest = log.pointee.substitutes[...]
        var index = Tape.root
        var number = 0
        while let next = rest.first {
            switch tag(index) {
            case Tag.integer, Tag.unsigned, Tag.double:
                if number == next.number {
                    rest.removeFirst()
                    log.pointee.originals[index] = next.text
                    if next.isContainer { record(at: index, Substitute.tooDeep) }
                }
                number += 1
                index += 2
            case Tag.root:
                return
            default:
                index += 1
            }
        }
    }
}
