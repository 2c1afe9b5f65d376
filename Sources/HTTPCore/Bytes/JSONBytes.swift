import AvoidanceModels
import JSONCoding

extension WireModel {
    /// The model as JSON text.
    var json: [UInt8] { JSONEncoding.encode(self) }
}
