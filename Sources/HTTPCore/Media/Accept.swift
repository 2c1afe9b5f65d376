/// The choice of an answer's media type by the request's `Accept` (RFC 9110 §12.5.1).
///
/// Parameters other than `q` don't narrow a range: the types offered here have no variants. An element that is not a
/// media range is passed over.
package struct Accept: Sendable {
    /// How exactly a range names a type; the most exact range that covers a type gives its weight.
    private enum Precision: Int, Comparable {
        case any, type, exact

        static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Range {
        var essence: [UInt8]
        var precision: Precision
        /// 0 to 1000.
        var weight: Int
    }

    private var ranges: [Range] = []

    package init(_ values: [ArraySlice<UInt8>]) {
        for value in values {
            var scanner = FieldScanner(value)
            while !scanner.isAtEnd {
                if let range = Self.range(&scanner) { ranges.append(range) }
                scanner.skipElement()
            }
        }
    }

    /// The position of the type that the client likes best, the first of several; nil when it takes none of them.
    ///
    /// A client that states nothing takes everything.
    package func choose(_ offers: [MediaType]) -> Int? {
        guard !ranges.isEmpty else { return offers.isEmpty ? nil : 0 }
        var best: (position: Int, weight: Int)?
        for (position, offer) in offers.enumerated() {
            let weight = weight(of: offer)
            if weight > best?.weight ?? 0 { best = (position, weight) }
        }
        return best?.position
    }

    /// The choice for a request, without parsing in the usual cases: no field, `*/*`, or the first offer by name.
    static func choose(_ offers: [MediaType], for fields: HeaderFields) -> Int? {
        guard let entry = fields.entry("Accept") else { return offers.isEmpty ? nil : 0 }
        if let first = offers.first,
            fields.value(of: entry, matches: "*/*") || fields.value(of: entry, equals: first.essence),
            fields.count(of: "Accept") == 1
        {
            return 0
        }
        return Accept(fields.all("Accept")).choose(offers)
    }

    private func weight(of offer: MediaType) -> Int {
        var found: Range?
        for range in ranges {
            let covers =
                switch range.precision {
                case .any: true
                case .type: offer.essence.starts(with: range.essence)
                case .exact: offer.essence == range.essence
                }
            guard covers else { continue }
            if let known = found, known.precision >= range.precision { continue }
            found = range
        }
        return found?.weight ?? 0
    }

    private static func range(_ scanner: inout FieldScanner) -> Range? {
        scanner.skipBlanks()
        guard let type = scanner.token(), scanner.skip(ASCII.slash), let subtype = scanner.token() else { return nil }
        var weight = 1000
        while let parameter = scanner.parameter() {
            guard ASCII.matches(parameter.name, "q") else { continue }
            guard let value = QualityValue.read(parameter.value) else { return nil }
            weight = value
        }
        guard !scanner.isMalformed else { return nil }
        let isAnySubtype = ASCII.matches(subtype, "*")
        if ASCII.matches(type, "*") { return isAnySubtype ? Range(essence: [], precision: .any, weight: weight) : nil }
        let prefix = type.map(ASCII.lowercased) + [ASCII.slash]
        if isAnySubtype { return Range(essence: prefix, precision: .type, weight: weight) }
        return Range(essence: prefix + subtype.map(ASCII.lowercased), precision: .exact, weight: weight)
    }
}
