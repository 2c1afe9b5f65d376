import AvoidanceModels
import HTTPCore
import JSONCoding
import LayoutImport

/// `POST /v1/layouts`: dumps in, a layout and an event for `/v1/adjustments` out, or what is missing for that.
enum LayoutOperation {
    /// The longest body, in bytes.
    static let bodyLimit = 64 << 20

    private static let form = MediaType("multipart", "form-data")

    static let consumes: [MediaType] = [
        MediaType("text", "plain"), MediaType("application", "xml"), MediaType("text", "xml"), .json, form,
    ]

    static func respond(to request: borrowing Request) -> Response {
        do throws(LayoutFailure) {
            var options = try options(of: request.target)
            let inputs = try inputs(of: request, &options)
            return Response(.ok, .json, .bytes(JSONEncoding.encode(try result(of: inputs, options.options))))
        } catch {
            return error.response
        }
    }

    private struct Options {
        var options = ImportOptions()
        var names: Set<String> = []

        mutating func set(_ name: ImportOptionName, to value: String) throws(LayoutFailure) {
            guard names.insert(name.rawValue).inserted else { throw .repeatedOption(name) }
            do throws(ImportOptionFault) {
                try options.set(name, to: value)
            } catch {
                throw .option(error)
            }
        }
    }

    private static func options(of target: RequestTarget) throws(LayoutFailure) -> Options {
        var options = Options()
        for item in target.queryItems {
            guard let name = ImportOptionName(rawValue: item.name) else { throw .unknownOption(item.name) }
            try options.set(name, to: item.value)
        }
        return options
    }

    /// The dumps: the body, or those parts of a form that are no options.
    private static func inputs(of request: borrowing Request, _ options: inout Options) throws(LayoutFailure)
        -> [ImportInput]
    {
        guard request.bodyType == form else { return [ImportInput(name: "body", bytes: request.body)] }
        let contentType = request.fields.first("Content-Type") ?? []
        let parts: [MultipartPart]
        do throws(MultipartFault) {
            parts = try MultipartForm(request.body, contentType: contentType).parts
        } catch {
            throw .form(error)
        }
        var inputs: [ImportInput] = []
        for part in parts {
            if let option = option(part) {
                try options.set(option, to: String(decoding: part.content, as: UTF8.self))
            } else {
                inputs.append(ImportInput(name: part.fileName ?? part.name, bytes: Array(part.content)))
            }
        }
        return inputs
    }

    /// The option that a part is; a file, or a text of several lines, is a dump whatever its field is called.
    private static func option(_ part: MultipartPart) -> ImportOptionName? {
        guard part.fileName == nil, !part.content.contains(UInt8(ascii: "\n")) else { return nil }
        return ImportOptionName(rawValue: part.name)
    }

    private static func result(
        of inputs: [ImportInput],
        _ options: ImportOptions
    ) throws(LayoutFailure) -> ImportResult {
        do throws(ImportFailure) {
            return try LayoutImport.run(inputs, options)
        } catch {
            throw .dumps(error)
        }
    }
}
