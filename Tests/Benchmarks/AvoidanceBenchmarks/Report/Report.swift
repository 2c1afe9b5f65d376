import Foundation

/// The figures of a run, each printed as soon as it is there.
struct Report {
    private(set) var figures: [Figure] = []
    private let earlier: [String: Figure]

    /// `earlier` is what figures are compared with, by name.
    init(comparedWith earlier: [Figure] = []) {
        self.earlier = Dictionary(earlier.map { ($0.name, $0) }) { $1 }
    }

    mutating func add(_ name: String, _ value: Double, _ unit: String, _ goal: Goal? = nil) {
        let figure = Figure(name: name, value: value, unit: unit)
        figures.append(figure)
        print(FigureLine(figure, goal: goal, earlier: earlier[name]).text)
        fflush(nil)
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(figures).write(to: URL(filePath: path))
    }

    static func figures(in path: String) throws -> [Figure] {
        do {
            return try JSONDecoder().decode([Figure].self, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw BenchmarkFailure.usage("\(path) holds no figures of an earlier run")
        }
    }
}
