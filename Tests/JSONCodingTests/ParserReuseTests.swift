import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("The thread's parser")
struct ParserReuseTests {
    /// A model that reads another document while its own is open.
    struct Wrapper: WireModel {
        /// The document in the document, none or one.
        var inner: [Wrapper] = []
        var after = 0.0

        init(from reader: inout some FieldReader) {
            if let text = reader.string("inner") {
                inner = (try? JSONDecoding.decode(Wrapper.self, from: Array(text.utf8))).map { [$0] } ?? []
            }
            after = reader.requiredNumber("after", .size)
        }

        func write(to writer: inout some FieldWriter) {}
    }

    @Test("may be taken again while a document is open")
    func nested() throws {
        let text = #"{"inner":"{\"inner\":\"{\\\"after\\\":3}\",\"after\":2}","after":1}"#
        for _ in 0..<3 {
            let wrapper = try JSONDecoding.decode(Wrapper.self, from: Array(text.utf8))
            #expect(wrapper.after == 1)
            #expect(wrapper.inner.first?.after == 2)
            #expect(wrapper.inner.first?.inner.first?.after == 3)
        }
    }

    @Test("reads small documents after large and malformed ones, on several threads at once")
    func threads() async {
        let large = JSONEncoding.encode(Shape(name: String(repeating: "long", count: 400_000), size: 1))
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<20 {
                        let shape = Shape(name: "task \(task)", size: Double(round))
                        guard (try? JSONDecoding.decode(Shape.self, from: JSONEncoding.encode(shape))) == shape else {
                            return false
                        }
                        if round % 5 == 0, (try? JSONDecoding.decode(Shape.self, from: large))?.size != 1 {
                            return false
                        }
                        if (try? JSONDecoding.decode(Shape.self, from: Array("{\"name\":".utf8))) != nil {
                            return false
                        }
                    }
                    return true
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("reads the deepest models on a thread with a stack of 8 MiB")
    func stack() throws {
        var text = #"{"name":"a","size":1}"#
        for _ in 0..<512 { text = #"{"name":"a","size":1,"parts":[\#(text)]}"# }
        let bytes = Array(text.utf8)
        let isEqual = DispatchSemaphore(value: 0)
        let thread = Thread {
            if let shape = try? JSONDecoding.decode(Shape.self, from: bytes), JSONEncoding.encode(shape) == bytes {
                isEqual.signal()
            }
        }
        thread.stackSize = 8 << 20
        thread.start()
        #expect(isEqual.wait(timeout: .now() + 60) == .success)
    }
}
