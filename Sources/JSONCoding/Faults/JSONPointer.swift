/// The escapes of JSON Pointer (RFC 6901, section 3).
enum JSONPointer {
    /// A name as a reference token: `~` becomes `~0` and `/` becomes `~1`.
    static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        var token = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(scalar)
            }
        }
        return token
    }

    /// The name that a reference token stands for.
    static func unescaped(_ token: Substring) -> String {
        var name = ""
        var scalars = token.unicodeScalars
        while let scalar = scalars.popFirst() {
            if scalar == "~", let code = scalars.first, code == "0" || code == "1" {
                scalars.removeFirst()
                name += code == "0" ? "~" : "/"
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
        return name
    }
}
