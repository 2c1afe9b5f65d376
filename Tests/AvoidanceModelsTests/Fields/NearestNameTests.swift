import AvoidanceModels
import Testing

@Suite("The nearest name")
struct NearestNameTests {
    private let known = ["contentInset", "contentOffset", "contentSize", "axes", "a", "isTracking"]

    @Test(
        "is the known one with the fewest edits",
        arguments: [
            ("contentInsets", "contentInset"), ("contentInste", "contentInset"), ("ContentInset", "contentInset"),
            ("contentOfset", "contentOffset"), ("content", nil), ("axis", "axes"), ("axs", "axes"),
            ("tracking", "isTracking"), ("bogus", nil), ("", nil), ("b", nil), ("é", nil),
        ] as [(String, String?)]
    )
    func nearest(name: String, expected: String?) {
        #expect(NearestName.nearest(to: name, among: known) == expected)
    }

    @Test("is the first of equals")
    func ties() {
        #expect(NearestName.nearest(to: "top", among: ["tops", "stop"]) == "tops")
    }

    @Test("is not looked for when the name is very long")
    func long() {
        let name = String(repeating: "x", count: 65)
        #expect(NearestName.nearest(to: name, among: [name]) == nil)
        let shorter = String(repeating: "x", count: 64)
        #expect(NearestName.nearest(to: shorter, among: [shorter]) == shorter)
    }
}
