import AvoidanceModels
import Foundation
import Testing

/// A situation that is known to go wrong, and what must hold in it, whoever answers: a file of `Fixtures/situations`.
///
/// What must hold follows from the situation's own geometry, which `reason` tells.
struct Situation: Decodable, Sendable, CustomTestStringConvertible {
    let title: String
    let reason: String
    /// Whether the person has the accessibility setting of this name on.
    let prefersCrossFadeTransitions: Bool?
    /// A body of `POST /v1/timelines` without a policy.
    let request: TimelineRequest
    let holds: [Expectation]

    var testDescription: String { title }

    /// Every situation, in the order of the files' numbers.
    static func all() throws -> [Situation] {
        let folder = URL(filePath: #filePath).appending(path: "../../Fixtures/situations").standardized
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            try JSONDecoder().decode(Situation.self, from: Data(contentsOf: folder.appending(path: name)))
        }
    }
}
