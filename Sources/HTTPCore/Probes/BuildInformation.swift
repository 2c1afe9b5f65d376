package import AvoidanceModels

/// What `/version` answers.
package struct BuildInformation: WireModel, Equatable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    package init(from reader: inout some FieldReader) {
        name = reader.requiredString("name")
        version = reader.requiredString("version")
    }

    package func write(to writer: inout some FieldWriter) {
        writer.string("name", name)
        writer.string("version", version)
    }
}
