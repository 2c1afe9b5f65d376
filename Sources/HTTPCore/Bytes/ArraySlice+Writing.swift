extension ArraySlice<UInt8> {
    /// Writes the bytes where there is room for them already.
    func write(to bytes: inout OutputSpan<UInt8>) {
        for byte in self { bytes.append(byte) }
    }
}
