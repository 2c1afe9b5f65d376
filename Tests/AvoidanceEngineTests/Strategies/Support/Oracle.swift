import AvoidanceEngine
import AvoidanceModels
import Foundation
import JSONCoding

/// Requests with the answers of the originals, as files of JSON.
enum Oracle {
    /// A member of `Fixtures` as an object.
    static func object(_ file: String) throws -> [String: Any] {
        let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures").standardized
        let data = try Data(contentsOf: fixtures.appending(path: file))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// The vectors of a file, each with its strategy.
    static func vectors(_ file: String) throws -> [OracleVector] {
        let vectors = try object(file)["vectors"] as? [[String: Any]] ?? []
        return try vectors.map { try OracleVector($0) }
    }

    /// The answer to a request, both in the wire's JSON: decoded, answered and encoded as the service does it.
    static func answer(_ request: [String: Any]) throws -> [String: Any] {
        let body = Array(try JSONSerialization.data(withJSONObject: request))
        let answer = Avoidance.answer(try JSONDecoding.decode(AdjustmentRequest.self, from: body))
        let object = try JSONSerialization.jsonObject(with: Data(JSONEncoding.encode(answer)))
        return object as? [String: Any] ?? [:]
    }

    /// Whether two JSON values agree: numbers within 0.01, objects in the members that are expected.
    static func agrees(_ value: Any?, with expected: Any) -> Bool {
        switch expected {
        case let expected as [String: Any]:
            let value = value as? [String: Any]
            return value != nil && expected.allSatisfy { agrees(value?[$0.key], with: $0.value) }
        case is NSNull:
            return value is NSNull
        case let expected as NSNumber:
            guard let value = value as? NSNumber else { return false }
            return abs(value.doubleValue - expected.doubleValue) <= 0.01
        default:
            return false
        }
    }
}
