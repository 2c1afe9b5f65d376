/// What is told of the elements of a document, in its order.
protocol XMLSink: AnyObject {
    func open(_ element: XMLElement)
    func close()
    /// The document is not well-formed here; what follows may be incomplete.
    func fault(_ message: String, line: Int)
}
