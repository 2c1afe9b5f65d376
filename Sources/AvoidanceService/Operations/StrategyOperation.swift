import AvoidanceModels
import HTTPCore
import JSONCoding

/// `GET /v1/strategies`: every strategy with its source, parameters and known faults.
enum StrategyOperation {
    static var document: StaticDocument {
        StaticDocument(JSONEncoding.encode(StrategyCatalogue()), .json)
    }
}
