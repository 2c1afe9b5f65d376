public import AvoidanceModels

/// Writes models as JSON (RFC 8259), without spaces and line ends, members in the models' order.
@usableFromInline
package enum JSONEncoding {
    /// A model as one document.
    @inlinable
    package static func encode<Model: WireModel>(_ model: Model) -> [UInt8] {
        var bytes: [UInt8] = []
        append(model, to: &bytes)
        return bytes
    }

    /// Appends a model to a text, such as the lines of NDJSON.
    @inlinable
    package static func append<Model: WireModel>(_ model: Model, to bytes: inout [UInt8]) {
        OutputBuffer.append(to: &bytes) { output in
            var writer = JSONWriter(output)
            writer.write(model)
            output = writer.finish()
        }
    }
}
