/// Bodies of requests as text.
enum Body {
    static let show = #"{"type":"keyboardWillShow","endFrame":{"x":0,"y":508,"width":390,"height":336}}"#

    /// A scroll view that fills a phone's screen, with a field that the keyboard would cover; further members of each
    /// object begin with a comma.
    static func form(
        layout: String = "",
        field: String = "",
        view: String = "",
        scroll: String = #""contentSize":{"width":390,"height":1200},"contentOffset":{"y":-47}"#,
        event: String = show,
        rest: String = ""
    ) -> String {
        """
        {"layout":{"screen":{"width":390,"height":844,"scale":3},"firstResponder":"field",\
        "safeAreaInsets":{"top":47,"bottom":34}\(layout),\
        "views":[{"id":"form","frame":{"x":0,"y":0,"width":390,"height":844},"scroll":{\(scroll)}\(view),\
        "subviews":[{"id":"field","frame":{"x":20,"y":600,"width":350,"height":44}\(field)}]}]},\
        "event":\(event)\(rest)}
        """
    }

    /// Views nested so many levels deep, each the only subview of the one before.
    static func nested(levels: Int) -> String {
        let frame = #""frame":{"x":0,"y":0,"width":1,"height":1}"#
        let opening = (0..<levels).map { #"{"id":"\#($0)",\#(frame)"# }.joined(separator: #","subviews":["#)
        let views = opening + "}" + String(repeating: "]}", count: levels - 1)
        return #"{"layout":{"screen":{"width":1,"height":1},"views":[\#(views)]},"event":{"type":"keyboardWillHide"}}"#
    }
}
