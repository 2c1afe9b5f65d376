/// The chunks of a body (RFC 9112 §7.1).
extension FramingRow {
    static let chunks: [FramingRow] = [
        FramingRow("a chunk size that is no number", chunks("xyz\r\nabc\r\n"), [400]),
        FramingRow("a chunk without a size", chunks("\r\nabc\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk size beyond 64 bits", chunks("fffffffffffffffff\r\nabc\r\n"), [400, 413]),
        FramingRow(
            "a chunk size that is 5 modulo 64 bits",
            chunks("10000000000000005\r\nabcde\r\n0\r\n\r\n"),
            [400, 413]
        ),
        FramingRow("a chunk size with a plus", chunks("+5\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a negative chunk size", chunks("-5\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk size with a prefix", chunks("0x5\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk size with an underscore", chunks("0_5\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk size behind a space", chunks(" 5\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk that is longer than its size", chunks("5\r\nabcdefgh\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk that is shorter than its size", chunks("5\r\nabc\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk without its end", chunks("5\r\nabcde0\r\n\r\n"), [400]),
        FramingRow("a chunk that ends with CR alone", chunks("5\r\nabcde\r0\r\n\r\n"), [400]),
        FramingRow("LF alone in a chunk extension", chunks("5;a\nb\r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a chunk size before a space", chunks("5 \r\nabcde\r\n0\r\n\r\n"), [400]),
        FramingRow("a trailer that is no field", chunks("1\r\na\r\n0\r\nX A\r\n\r\n"), [400]),
        FramingRow("LF alone behind chunks and their sizes", chunks("5\nabcde\n0\n\n"), [200, 400], .stays),
        FramingRow("a chunk extension", chunks("5;a=b\r\nabcde\r\n0\r\n\r\n"), [200], .stays),
        FramingRow("a quoted chunk extension", chunks("5;a=\"b;c\"\r\nabcde\r\n0;d\r\n\r\n"), [200], .stays),
        FramingRow("a chunk size with zeros in front", chunks("0005\r\nabcde\r\n000\r\n\r\n"), [200], .stays),
        FramingRow("a chunk size in capitals", chunks("A\r\nabcdefghij\r\n0\r\n\r\n"), [200], .stays),
        FramingRow("no chunk but the last", chunks("0\r\n\r\n"), [200], .stays),
        FramingRow("a chunk of nothing but line ends", chunks("4\r\n\r\n\r\n\r\n0\r\n\r\n"), [200], .stays),
        FramingRow("a request in a chunk", chunks("20\r\n\(hidden)\r\n0\r\n\r\n"), [200], .stays),
        FramingRow("a trailer", chunks("1\r\na\r\n0\r\nX-A: b\r\n\r\n"), [200], .stays),
        FramingRow("a host in the trailer", chunks("1\r\na\r\n0\r\nHost: b\r\n\r\n"), [200], .stays),
        FramingRow("a length in the trailer", chunks("1\r\na\r\n0\r\nContent-Length: 35\r\n\r\n"), [200], .stays),
        FramingRow(
            "a coding in the trailer",
            chunks("1\r\na\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n"),
            [200],
            .stays
        ),
        FramingRow("a type in the trailer", chunks("1\r\na\r\n0\r\nContent-Type: image/png\r\n\r\n"), [200], .stays),
    ]

    private static func chunks(_ body: String) -> String { post("Transfer-Encoding: chunked\r\n", body) }
}
