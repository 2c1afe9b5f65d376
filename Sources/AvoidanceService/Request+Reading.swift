import AvoidanceModels
import HTTPCore
import JSONCoding

extension Request {
    /// Reads the body as a model.
    func decode<Model: WireModel>(_ type: Model.Type) throws(ServiceFailure) -> Model {
        do throws(JSONError) {
            return try JSONDecoding.decode(type, from: body)
        } catch {
            throw .body(error)
        }
    }
}

extension RequestTarget {
    /// Refuses a query where the operation knows no parameter.
    func expectNoQuery() throws(ServiceFailure) {
        if let item = queryItems.first { throw .queryName(item.name) }
    }

    /// The value of the query's only parameter, a flag; false without it.
    func flag(_ name: String) throws(ServiceFailure) -> Bool {
        guard rawQuery != nil else { return false }
        var value = false
        for item in queryItems {
            guard item.name == name else { throw .queryName(item.name) }
            switch item.value {
            case "true": value = true
            case "false": value = false
            default: throw .queryValue(name: name, value: item.value)
            }
        }
        return value
    }
}
