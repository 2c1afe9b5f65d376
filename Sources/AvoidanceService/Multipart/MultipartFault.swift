/// Why a body is no form.
enum MultipartFault: Error, Equatable {
    /// `Content-Type` has no boundary, or none that RFC 2046 §5.1.1 allows.
    case boundary
    /// No line of the body is the boundary.
    case noPart
    /// The body ends before the closing boundary.
    case unfinished
    /// A part's head is too long, or has no name.
    case head(part: Int)
    case tooManyParts(limit: Int)

    /// A sentence for people.
    var text: String {
        switch self {
        case .boundary: "Content-Type needs a boundary of 1 to 70 characters."
        case .noPart: "The body has no part: no line of it is the boundary."
        case .unfinished: "The body ends before the closing boundary."
        case .head(let part): "Part \(part) has no Content-Disposition with a name, or a head that is too long."
        case .tooManyParts(let limit): "The form has more than \(limit) parts."
        }
    }
}
