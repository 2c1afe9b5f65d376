/// A closed set of names on the wire, such as the event types.
@usableFromInline
package protocol WireToken: RawRepresentable<String>, CaseIterable, Codable, Sendable, Equatable {}
