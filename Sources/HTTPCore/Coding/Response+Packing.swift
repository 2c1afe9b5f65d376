extension Response {
    /// Packs the answer with gzip where the client takes that and the content is long enough to be worth it.
    ///
    /// Content that many answers share is left as it is: whoever shares it has packed it already.
    mutating func pack(_ takesGzip: Bool) {
        guard case .bytes(let content) = body, content.count >= Packing.least, !fields.contains("Content-Encoding")
        else { return }
        fields.append("Vary", literal: "Accept-Encoding")
        // Long content is packed less tightly, so that other connections don't wait for it.
        let level: Int32 = content.count > Self.long ? 1 : 6
        guard takesGzip, let packed = Packing.pack(content, level: level) else { return }
        fields.append("Content-Encoding", "gzip")
        body = .bytes(packed)
    }

    private static let long = 1 << 17
}
