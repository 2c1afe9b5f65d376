import AvoidanceModels
import Testing

/// Where the views lie at some point of a situation, as the answer leaves them.
///
/// It knows upright views, and scroll views flipped upside down that hold no others.
struct SituationScene {
    private let window: Rect
    private let safeAreaInsets: EdgeInsets
    private var places: [String: Place] = [:]

    private struct Place {
        let view: View
        /// The lower edge of the view.
        let bottom: Double
        /// The lower edge of what is inside it: above its own padding and those around it.
        let end: Double
    }

    init(_ answer: TimelineAnswer) {
        window = answer.layout.window
        safeAreaInsets = answer.layout.safeAreaInsets
        let entries = answer.steps.last?.state.views ?? []
        let ledger = Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        place(answer.layout.views, at: 0, end: .infinity, ledger)
    }

    private mutating func place(_ views: [View], at top: Double, end: Double, _ ledger: [String: LedgerEntry]) {
        for view in views {
            let applied = ledger[view.id]?.applied
            let top = top + view.frame.y + (applied?.translation?.y ?? 0)
            let bottom = top + view.frame.height
            let inside = min(bottom, end) - (applied?.paddingBottom ?? 0)
            places[view.id] = Place(view: view, bottom: bottom, end: inside)
            // What a scroll view holds ends where its content does.
            let end = view.scroll == nil ? inside : .infinity
            place(view.subviews, at: top - (view.scroll?.contentOffset.y ?? 0), end: end, ledger)
        }
    }

    /// Where a view's lower edge lies in the window.
    func bottom(of id: String) throws -> Double { try place(of: id).bottom }

    func scroll(of id: String) throws -> ScrollGeometry { try #require(place(of: id).view.scroll) }

    /// Where the content of a scroll view ends in the window when it is scrolled to the end that lies at the keyboard.
    func contentEnd(of id: String) throws -> Double {
        let place = try place(of: id)
        let scroll = try scroll(of: id)
        if let transform = place.view.transform, transform.d < 0 { return place.end - scroll.contentInset.top }
        let safeEnd = window.height - safeAreaInsets.bottom
        let isNever = scroll.contentInsetAdjustmentBehavior == .never
        return place.end - (isNever ? 0 : max(0, place.end - safeEnd)) - scroll.contentInset.bottom
    }

    private func place(of id: String) throws -> Place { try #require(places[id], "no view is called \(id)") }
}
