/// The choice of an answer's content coding by the request's `Accept-Encoding` (RFC 9110 §12.5.3).
enum AcceptEncoding {
    /// Whether the client takes gzip, and likes it no less than content without a coding.
    ///
    /// An element that can't be read is passed over. A client that states nothing gets no coding.
    static func takesGzip(_ fields: HeaderFields) -> Bool {
        guard let first = fields.first("Accept-Encoding") else { return false }
        let values = fields.count(of: "Accept-Encoding") == 1 ? [first] : fields.all("Accept-Encoding")
        var gzip: Int?
        var identity: Int?
        var any: Int?
        for value in values {
            var scanner = FieldScanner(value)
            while !scanner.isAtEnd {
                if let element = element(&scanner) {
                    if isGzip(element.coding) {
                        gzip = element.weight
                    } else if ASCII.matches(element.coding, "identity") {
                        identity = element.weight
                    } else if ASCII.matches(element.coding, "*") {
                        any = element.weight
                    }
                }
                scanner.skipElement()
            }
        }
        let weight = gzip ?? any ?? 0
        return weight > 0 && weight >= identity ?? 0
    }

    /// `x-gzip` is another name for it (RFC 9110 §8.4.1.3).
    static func isGzip(_ coding: ArraySlice<UInt8>) -> Bool {
        ASCII.matches(coding, "gzip") || ASCII.matches(coding, "x-gzip")
    }

    private static func element(_ scanner: inout FieldScanner) -> (coding: ArraySlice<UInt8>, weight: Int)? {
        scanner.skipBlanks()
        guard let coding = scanner.token() else { return nil }
        var weight = 1000
        while let parameter = scanner.parameter() {
            guard ASCII.matches(parameter.name, "q") else { continue }
            guard let value = QualityValue.read(parameter.value) else { return nil }
            weight = value
        }
        return scanner.isMalformed ? nil : (coding, weight)
    }
}
