extension RequestTarget {
    /// One `name=value` of the query; a name without `=` has the empty value.
    package struct QueryItem: Equatable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The query's items in order, percent-decoded, `+` read as a space; faulty UTF-8 is repaired.
    package var queryItems: [QueryItem] {
        guard let rawQuery else { return [] }
        return rawQuery.split(separator: ASCII.ampersand).map { item in
            let parts = item.split(separator: ASCII.equals, maxSplits: 1, omittingEmptySubsequences: false)
            return QueryItem(Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == ASCII.percent, position + 2 < bytes.endIndex, let high = ASCII.hexadecimal(bytes[position + 1]),
                let low = ASCII.hexadecimal(bytes[position + 2])
            {
                result.append(high << 4 | low)
                position += 3
            } else {
                result.append(byte == ASCII.plus ? ASCII.space : byte)
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
