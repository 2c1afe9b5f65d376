internal import AvoidanceModels

/// The slow path: what is wrong with an object is found out only when something is.
extension Tape {
    /// Objects of so many members at most have their names compared in pairs, without a set.
    private static let fewMembers = 16

    /// Records that the value at `index` is of another type or outside its rule.
    @inline(never)
    @usableFromInline
    func refuse(_ index: Int, expected: @autoclosure () -> String) {
        record(at: index, FaultText.wrong(expected: expected(), found: description(of: index)))
    }

    /// Records that the string at `index` is none of the known ones.
    @inline(never)
    @usableFromInline
    func refuseToken(_ index: Int, known: [String]) {
        record(at: index, FaultText.unknownToken(string(index), known: known))
    }

    /// Records that the array at `index` lies too deep.
    @usableFromInline @inline(never)
    func refuseDepth(_ index: Int, _ name: StaticString, limit: Int) {
        record(at: index, FaultText.tooDeep(name, limit: limit))
    }

    /// Records that the model doesn't have the member at `index`.
    func recordUnknown(_ index: Int, known: [StaticString]) {
        record(at: index + 1, FaultText.unknownMember(string(index), known: known.map(\.description)))
    }

    /// Records each member of the object at `index` that has the name of an earlier one, and returns their indices.
    @inline(never) @discardableResult
    @usableFromInline
    func reportDuplicates(in index: Int) -> [Int] {
        if count(index) <= Tape.fewMembers, !hasDuplicatePair(index) { return [] }
        var duplicates: [Int] = []
        var seen: Set<TapeName> = []
        let end = self.end(index)
        var member = index + 1
        while member < end {
            if !seen.insert(name(member)).inserted {
                duplicates.append(member)
                record(at: member + 1, FaultText.duplicateMember)
            }
            member = after(member + 1)
        }
        return duplicates
    }

    private func hasDuplicatePair(_ index: Int) -> Bool {
        let end = self.end(index)
        var member = index + 1
        while member < end {
            var other = after(member + 1)
            while other < end {
                if haveSameName(member, other) { return true }
                other = after(other + 1)
            }
            member = after(member + 1)
        }
        return false
    }
}
