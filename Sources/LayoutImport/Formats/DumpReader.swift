/// Reads one format.
///
/// To add one, write a file like those beside this one and name it in ``DumpReaders``.
protocol DumpReader {
    static var format: DumpFormat { get }

    /// Whether the text is, or holds, a dump of this format.
    static func recognises(_ text: DumpText) -> Bool

    /// The dumps in the text in its order; an unreadable part is left out with a warning.
    static func read(_ text: DumpText) -> [ImportedDump]
}
