/// An axis of the window, as a person sees it.
enum WindowAxis: Sendable {
    case horizontal
    case vertical
}
