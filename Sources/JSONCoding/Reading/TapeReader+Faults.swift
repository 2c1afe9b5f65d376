public import AvoidanceModels

extension TapeReader {
    /// Records each member that the model doesn't have, and each that is there twice.
    @inline(never)
    @usableFromInline
    func reportUnknown<Model: WireModel>(by type: Model.Type) {
        var duplicates = tape.reportDuplicates(in: object)[...]
        let known = tape.knownNames(of: type, in: self)
        var member = object + 1
        while member < end {
            if duplicates.first == member {
                duplicates.removeFirst()
            } else if !known.contains(where: { tape.isNamed(member, $0) }) {
                tape.recordUnknown(member, known: known)
            }
            member = tape.after(member + 1)
        }
    }
}
