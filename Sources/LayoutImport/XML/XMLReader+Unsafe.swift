internal import CLibXML

/// Reads XML through libxml2, which nothing else in the project knows.
///
/// Invariant of the unsafe code: the library calls back only while `read` runs, on its thread, and with the context that
/// `read` gave it; that points to a `Listener` on `read`'s stack, which nothing else touches meanwhile. The pointers that
/// a call gets are read before it returns, within the lengths that come with them.
enum XMLReader {
    /// Why a document is not read.
    enum Refusal: Error {
        /// It has a document type declaration, which could define entities.
        case documentType
        case tooLarge
    }

    private static let isPrepared: Bool = {
        clibxml_prepare()
        return true
    }()

    /// Tells the sink of the elements in a part of a text; `firstLine` is the line that the part begins in.
    static func read(_ bytes: ArraySlice<UInt8>, firstLine: Int, into sink: some XMLSink) throws(Refusal) {
        guard isPrepared else { return }
        var listener = Listener(sink: sink, firstLine: firstLine)
        let status = withUnsafeMutablePointer(to: &listener) { listener in
            var handler = clibxml_handler(
                context: UnsafeMutableRawPointer(listener),
                opened: { context, name, length, attributes, count, line in
                    context?.assumingMemoryBound(to: Listener.self).pointee.open(
                        UnsafeBufferPointer(start: name, count: length),
                        UnsafeBufferPointer(start: attributes, count: count),
                        Int(line)
                    )
                },
                closed: { context in
                    context?.assumingMemoryBound(to: Listener.self).pointee.sink.close()
                },
                faulted: { context, message, line in
                    let text = message.map { String(cString: $0) } ?? ""
                    context?.assumingMemoryBound(to: Listener.self).pointee.fault(text, Int(line))
                }
            )
            return bytes.withUnsafeBufferPointer { clibxml_read($0.baseAddress, $0.count, &handler) }
        }
        switch status {
        case clibxml_has_document_type: throw .documentType
        case clibxml_out_of_memory: throw .tooLarge
        default: return
        }
    }

    private struct Listener {
        let sink: any XMLSink
        let firstLine: Int

        func open(
            _ name: UnsafeBufferPointer<UInt8>,
            _ attributes: UnsafeBufferPointer<clibxml_attribute>,
            _ line: Int
        ) {
            let attributes = attributes.map { attribute in
                (
                    name: Self.text(attribute.name, attribute.name_length),
                    value: Self.text(attribute.value, attribute.value_length)
                )
            }
            let name = String(decoding: name, as: UTF8.self)
            sink.open(XMLElement(name: name, attributes: attributes, line: line + firstLine - 1))
        }

        func fault(_ message: String, _ line: Int) {
            let message = String(message.prefix { $0 != "\n" })
            sink.fault(message, line: max(line, 1) + firstLine - 1)
        }

        private static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
            String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }
}
