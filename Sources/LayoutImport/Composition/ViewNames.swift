/// The ids of a dump's views on the wire: what the app calls them, or else the address, or the class and a number.
struct ViewNames {
    let ids: [String]

    init(_ views: [ImportedView]) {
        var taken: Set<String> = []
        var counts: [String: Int] = [:]
        ids = views.map { view in
            let own = view.identifier.isEmpty ? view.address : view.identifier
            if !own.isEmpty, taken.insert(own).inserted { return own }
            let name = own.isEmpty ? (view.className.isEmpty ? "View" : view.className) : own
            while true {
                // The first of a name that the app gave has it without a number.
                let number = counts[name, default: own.isEmpty ? 0 : 1] + 1
                counts[name] = number
                let id = "\(name)#\(number)"
                if taken.insert(id).inserted { return id }
            }
        }
    }
}
