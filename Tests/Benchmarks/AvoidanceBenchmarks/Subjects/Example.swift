/// The requests that are measured.
enum Example {
    /// The design's example, as the contract has it, without blanks.
    static let show = PackageResources.show_json

    /// One scroll view with the other views, all of them fields, one below the other; the last one has the focus.
    static func form(views count: Int) -> [UInt8] {
        let fields = (1..<count).map { field($0, y: $0 * 50) }.joined(separator: ",")
        return request(
            """
            {"id":"form","kind":"scrollView","frame":{"x":0,"y":0,"width":390,"height":844},\
            "scroll":{"contentSize":{"width":390,"height":\(count * 50 + 100)}},"subviews":[\(fields)]}
            """,
            focus: count - 1
        )
    }

    /// Stacks of eight views within stacks of eight, around as many views; the last field has the focus.
    static func stacks(views count: Int) -> [UInt8] {
        var number = 0
        func stack(of count: Int) -> String {
            number += 1
            guard count > 1 else { return field(number, y: 0) }
            let id = number
            let width = 8
            let parts = (0..<width).map { ((count - 1) * ($0 + 1) / width) - ((count - 1) * $0 / width) }
            let subviews = parts.filter { $0 > 0 }.map { stack(of: $0) }.joined(separator: ",")
            return """
                {"id":"view\(id)","kind":"stack","frame":{"x":0,"y":0,"width":350,"height":844},\
                "subviews":[\(subviews)]}
                """
        }
        let views = stack(of: count)
        return request(views, focus: number)
    }

    private static func field(_ number: Int, y: Int) -> String {
        #"{"id":"view\#(number)","kind":"textField","frame":{"x":20,"y":\#(y),"width":350,"height":44}}"#
    }

    private static func request(_ views: String, focus: Int) -> [UInt8] {
        let text = """
            {"layout":{"screen":{"width":390,"height":844,"scale":3},"safeAreaInsets":{"top":47,"bottom":34},\
            "firstResponder":"view\(focus)","views":[\(views)]},\
            "event":{"type":"keyboardWillShow","endFrame":{"x":0,"y":508,"width":390,"height":336}}}
            """
        return Array(text.utf8)
    }
}
