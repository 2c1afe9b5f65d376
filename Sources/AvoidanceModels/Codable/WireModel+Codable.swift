extension WireModel {
    /// Reads the model through its list of members; the first fault is thrown, with its coding path.
    ///
    /// A missing member is `keyNotFound`; a member of another type is whatever the decoder throws; every other fault,
    /// unknown members among them, is `dataCorrupted` with the sentence that `JSONCoding` has for it.
    @usableFromInline
    package init(from decoder: any Decoder) throws {
        var reader = KeyedFieldReader(try decoder.container(keyedBy: MemberKey.self), path: decoder.codingPath)
        self.init(from: &reader)
        try reader.finish()
    }

    /// Writes the model through its list of members.
    @usableFromInline
    package func encode(to encoder: any Encoder) throws {
        var writer = KeyedFieldWriter(encoder.container(keyedBy: MemberKey.self))
        write(to: &writer)
        try writer.finish()
    }
}
