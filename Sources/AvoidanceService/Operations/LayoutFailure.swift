import HTTPCore
import LayoutImport

/// Why no layout could be made of a request's dumps.
enum LayoutFailure: Error {
    case form(MultipartFault)
    /// An option in the query or in the form has a value that it can't have.
    case option(ImportOptionFault)
    /// The query has a parameter that is no option.
    case unknownOption(String)
    case repeatedOption(ImportOptionName)
    case dumps(ImportFailure)
}

extension LayoutFailure {
    var response: Response {
        switch self {
        case .form(let fault):
            Problem(
                type: "urn:keyboard-avoidance:problem:malformed-form",
                title: "Malformed form",
                status: .badRequest,
                detail: fault.text
            ).response
        case .option(let fault):
            Self.query("The option \(fault.name.rawValue) is wrong: \(fault.detail).")
        case .unknownOption(let name):
            Self.query("The query has a parameter \"\(name)\" that this operation does not know.")
        case .repeatedOption(let name):
            Self.query("The option \(name.rawValue) is given more than once.")
        case .dumps(let failure):
            Problem(
                type: "urn:keyboard-avoidance:problem:unreadable-dump",
                title: "Unreadable dump",
                status: .unprocessableContent,
                detail: (failure.name.map { "\($0): " } ?? "") + failure.text + "."
            ).response
        }
    }

    private static func query(_ detail: String) -> Response {
        Problem(
            type: "urn:keyboard-avoidance:problem:invalid-query",
            title: "Invalid query",
            status: .badRequest,
            detail: detail
        ).response
    }
}
