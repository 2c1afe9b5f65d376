// Invariant: whoever stores a number has reserved `longestNumber` bytes for it, and one for the byte after it. The
// literal of the pairs has 200 bytes, and a pair is below 100.
extension OutputBuffer {
    /// The most bytes that a number takes: `-1.7976931348623157e+308`.
    @inlinable static var longestNumber: Int { 24 }

    /// The largest whole number up to which a double counts one by one.
    private static let exact = 9_007_199_254_740_992

    /// Stores a number and a byte after it.
    ///
    /// A whole number is written without fraction or exponent, any other as the shortest text that reads back. JSON has
    /// no text for infinity and NaN, and models never hold them.
    @inline(__always)
    mutating func store(number value: Double, then byte: UInt8) {
        if abs(value) < 0x1p63 {
            let whole = Int(value)
            if Double(whole) != value {
                store(fraction: value)
            } else if UInt(bitPattern: whole) < 10 {
                next[0] = OutputBuffer.digit(whole)
                next[1] = byte
                return next += 2
            } else {
                store(whole: whole)
            }
        } else {
            store(description: value)
        }
        store(byte)
    }

    @inline(never)
    private mutating func store(whole value: Int) {
        if value.magnitude > OutputBuffer.exact { return store(description: Double(value)) }
        if value < 0 { store(UInt8(ascii: "-")) }
        next = OutputBuffer.store(digits: abs(value), at: next)
        checkRoom()
    }

    /// Stores a number that is not whole.
    ///
    /// No two texts of up to 15 digits read as the same double. So if thousandths read as the number, they are, less
    /// the zeros at their end, its shortest text.
    @inline(never)
    private mutating func store(fraction value: Double) {
        let magnitude = abs(value)
        guard magnitude < 1_000_000 else { return store(description: value) }
        let thousandths = Int(magnitude * 1000 + 0.5)
        guard Double(thousandths) / 1000 == magnitude else { return store(description: value) }
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        let (hundredths, last) = rest.quotientAndRemainder(dividingBy: 10)
        if value < 0 { store(UInt8(ascii: "-")) }
        var place = OutputBuffer.store(digits: whole, at: next)
        place[0] = UInt8(ascii: ".")
        OutputBuffer.store(pair: hundredths, at: place + 1)
        place[3] = OutputBuffer.digit(last)
        place += 4
        while place[-1] == UInt8(ascii: "0") { place -= 1 }
        next = place
        checkRoom()
    }

    @inline(never)
    private mutating func store(description value: Double) {
        assert(value.isFinite, "a model holds a number that is not finite")
        var text = value.isFinite ? value.description : "0"
        text.withUTF8 { store($0) }
    }

    /// Stores a number from 0 up, and gives the place after it.
    private static func store(digits value: Int, at place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if value < 10 {
            place[0] = digit(value)
            return place + 1
        }
        if value < 100 {
            store(pair: value, at: place)
            return place + 2
        }
        let (higher, pair) = value.quotientAndRemainder(dividingBy: 100)
        let end = store(digits: higher, at: place)
        store(pair: pair, at: end)
        return end + 2
    }

    @inline(__always)
    private static func digit(_ value: Int) -> UInt8 {
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
    }

    @inline(__always)
    private static func store(pair: Int, at place: UnsafeMutablePointer<UInt8>) {
        place.initialize(from: pairs.utf8Start + pair &* 2, count: 2)
    }

    /// The numbers from 0 to 99, in two digits each.
    private static let pairs: StaticString = """
        0001020304050607080910111213141516171819\
        2021222324252627282930313233343536373839\
        4041424344454647484950515253545556575859\
        6061626364656667686970717273747576777879\
        8081828384858687888990919293949596979899
        """
}
