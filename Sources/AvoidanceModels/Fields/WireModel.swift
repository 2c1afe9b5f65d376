/// A value of the wire: one list of its members serves every way of reading and writing it.
///
/// A conforming type reads its members from a ``FieldReader`` and writes them to a ``FieldWriter``, each member once.
/// `JSONCoding` reads and writes JSON through these two lists without another description, and the same lists give
/// `Codable`: both requirements of `Codable` have a default implementation here.
///
/// Reading never throws: faults are told to the reader, which keeps all of them, and a placeholder stands for the
/// member that is wrong. Whoever owns the reader looks at the faults before the value is used.
@usableFromInline
package protocol WireModel: Codable, Sendable {
    /// Reads the members, each by its wire name; every member that the type knows is asked for on every path.
    init(from reader: inout some FieldReader)

    /// Writes the members in wire order; a member that has its default or is absent may be left out.
    func write(to writer: inout some FieldWriter)
}
