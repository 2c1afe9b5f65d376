public import AvoidanceModels

/// Reads models from JSON (RFC 8259), strictly: no unknown or duplicate member, no wrong type, no value out of range.
///
/// Public imports and `@usableFromInline` in this target make the generic code visible to the modules that name a model,
/// which the optimiser needs to specialise it there; without, each member costs a call through witness tables.
///
/// Invariant of the unsafe code: document and log outlive the tape, which never leaves `decode`.
@usableFromInline
package enum JSONDecoding {
    /// Reads a model from one document, the whole of which `bytes` must be.
    @inlinable
    package static func decode<Model: WireModel>(
        _ type: Model.Type,
        from bytes: [UInt8]
    ) throws(JSONError) -> Model {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
            try decode(type, from: UnsafeRawBufferPointer(bytes))
        }
    }

    /// Reads a model from one document, the whole of which `bytes` must be; they are not kept.
    @inlinable
    package static func decode<Model: WireModel>(
        _ type: Model.Type,
        from bytes: UnsafeRawBufferPointer
    ) throws(JSONError) -> Model {
        var log = FaultLog()
        let document = try ParsedDocument.parse(bytes, &log)
        defer { document.release() }
        return try withUnsafeMutablePointer(to: &log) { log throws(JSONError) in
            let tape = Tape(document, log: log)
            if !log.pointee.substitutes.isEmpty { tape.locateSubstitutes() }
            let model = tape.readModel(Tape.root, as: type, nesting: 0)
            guard let model, log.pointee.isEmpty else { throw log.pointee.error(on: tape) }
            return model
        }
    }
}
