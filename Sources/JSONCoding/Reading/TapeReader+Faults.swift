public import AvoidanceModels

extension TapeReader {
    /// Records each member that the model never asked for, and each that is there twice.
    @inline(never)
    @usableFromInline
    func reportUnasked<Model: WireModel>(by type: Model.Type) {
        var duplicates = tape.reportDuplicates(in: object)[...]
        let known = tape.knownNames(of: type, in: self)
        var member = object + 1
        var position = 0
        while member < end {
            if duplicates.first == member {
                duplicates.removeFirst()
            } else if !isAsked(position), !known.contains(where: { tape.isNamed(member, $0) }) {
                tape.recordUnknown(member, known: known)
            }
            member = tape.after(member + 1)
            position += 1
        }
    }

    private func isAsked(_ position: Int) -> Bool {
        position < 64 && asked & (1 << UInt64(position)) != 0
    }
}
