/// A part of a form.
struct MultipartPart: Equatable {
    /// The field's name.
    var name: String
    /// The name of the file that it is, if it is one.
    var fileName: String?
    var content: ArraySlice<UInt8>
}
