/// A dump as it was given.
package struct ImportInput: Sendable {
    /// What messages call it, such as the file's name.
    package var name: String
    package var bytes: [UInt8]
    /// The format, where it is named for this dump alone.
    package var format: DumpFormat?

    package init(name: String, bytes: [UInt8], format: DumpFormat? = nil) {
        self.name = name
        self.bytes = bytes
        self.format = format
    }
}
