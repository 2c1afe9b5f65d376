@testable import HTTPCore

extension Exchange {
    mutating func receive(_ bytes: [UInt8]) -> BodyIntake.Reception { receive(bytes.span) }
}

extension LineBatch {
    func receive(_ text: String) { receive(Array(text.utf8).span) }
}

extension Unpacking {
    /// Unpacks a piece and appends its content.
    func receive(_ bytes: [UInt8], into content: inout [UInt8]) -> Bool {
        receive(bytes.span) { part in
            part.withUnsafeBufferPointer { content.append(contentsOf: $0) }
            return true
        }
    }
}
