/// The types of the tape's words.
@usableFromInline
enum Tag {
    @inlinable @inline(__always) static var root: UInt8 { UInt8(ascii: "r") }
    @inlinable @inline(__always) static var object: UInt8 { UInt8(ascii: "{") }
    @inlinable @inline(__always) static var array: UInt8 { UInt8(ascii: "[") }
    @inlinable @inline(__always) static var string: UInt8 { UInt8(ascii: "\"") }
    @inlinable @inline(__always) static var integer: UInt8 { UInt8(ascii: "l") }
    @inlinable @inline(__always) static var unsigned: UInt8 { UInt8(ascii: "u") }
    @inlinable @inline(__always) static var double: UInt8 { UInt8(ascii: "d") }
    @inlinable @inline(__always) static var `true`: UInt8 { UInt8(ascii: "t") }
    @inlinable @inline(__always) static var `false`: UInt8 { UInt8(ascii: "f") }
    @inlinable @inline(__always) static var null: UInt8 { UInt8(ascii: "n") }
}
