import AvoidanceModels
import Testing

@testable import avoidance_benchmarks

@Suite("The benchmarks' requests")
struct ExampleTests {
    @Test("have as many views as were asked for", arguments: [10, 100, 1000])
    func count(count: Int) throws {
        for body in [Example.form(views: count), Example.stacks(views: count)] {
            #expect(Self.count(try Way(body).request.layout.views) == count)
        }
    }

    @Test("have a focused field that the keyboard concerns")
    func focus() throws {
        for body in [Example.show, Example.form(views: 100), Example.stacks(views: 100)] {
            #expect(try Way(body).answer.focus != nil)
        }
    }

    private static func count(_ views: [View]) -> Int {
        views.reduce(views.count) { $0 + count($1.subviews) }
    }
}
