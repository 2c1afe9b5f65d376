internal import LayoutImport

/// Dumps, and what is known beside them.
struct DumpSource: Sendable, Equatable {
    let sources: [InputSource]
    let options: ImportOptions
    /// Whether anything was said beside the dumps.
    let hasOptions: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        sources = try arguments.all(.files).map(InputSource.init)
        var options = ImportOptions()
        var hasOptions = false
        for name in ImportOptionName.allCases {
            guard let option = Option.imports.first(where: { $0.name == name.rawValue }),
                let value = arguments.value(option)
            else { continue }
            hasOptions = true
            do throws(ImportOptionFault) {
                try options.set(name, to: value)
            } catch {
                throw .value(option.spelling, detail: error.detail)
            }
        }
        self.options = options
        self.hasOptions = hasOptions
    }

    func read() throws(Failure) -> [Input] {
        var inputs: [Input] = []
        for source in sources { inputs.append(try source.read()) }
        return inputs
    }

    /// What the dumps give.
    func result(of inputs: [Input]) throws(Failure) -> ImportResult {
        do throws(ImportFailure) {
            return try LayoutImport.run(inputs.map { ImportInput(name: $0.name, bytes: $0.bytes) }, options)
        } catch {
            throw .notImported(lines: [(error.name.map { "\($0): " } ?? "") + error.text])
        }
    }
}
