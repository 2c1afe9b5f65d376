import AvoidanceModels

/// Makes a layout and an event of dumps: a tree from one, the keyboard from another or from what is said beside them.
///
/// What is in no dump and was not said is never guessed; the result names it.
package enum LayoutImport {
    package static func run(_ inputs: [ImportInput], _ options: ImportOptions) throws(ImportFailure) -> ImportResult {
        guard !inputs.isEmpty else { throw .nothing }
        var dumps: [ImportedDump] = []
        for input in inputs {
            var dump = try DumpFile.read(input, options)
            if inputs.count > 1 {
                for index in dump.warnings.indices { dump.warnings[index].source = input.name }
            }
            dumps.append(dump)
        }
        var composition = Composition(dumps, options)
        return composition.run()
    }
}
