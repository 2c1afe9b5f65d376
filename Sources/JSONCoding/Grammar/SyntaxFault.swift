/// Where and why a text is not JSON.
package struct SyntaxFault: Error, Equatable {
    /// The place, in bytes from 0.
    var offset: Int
    var detail: String

    init(_ offset: Int, _ detail: String) {
        self.offset = offset
        self.detail = detail
    }
}
