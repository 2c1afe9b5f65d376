extension Settings {
    /// Reads `[--flag value | --flag=value …]`; a setting without a flag is read from the environment.
    init(_ arguments: ArraySlice<String>, environment: (String) -> String?) throws(UsageError) {
        self.init()
        for setting in Setting.all {
            if let value = environment(setting.variable) {
                try apply(setting, value, source: setting.variable)
            }
        }
        var rest = arguments
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let setting = Setting.all.first(where: { $0.flag == name }) else { throw .unknownArgument(argument) }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw .missingValue(flag: name)
            }
            try apply(setting, value, source: name)
        }
        if (tlsCertificate == nil) != (tlsKey == nil) {
            let flags = ["--tls-certificate", "--tls-key"]
            throw tlsKey == nil
                ? .incomplete(flag: flags[0], missing: flags[1]) : .incomplete(flag: flags[1], missing: flags[0])
        }
    }

    private mutating func apply(_ setting: Setting, _ value: String, source: String) throws(UsageError) {
        guard setting.apply(&self, value) else {
            throw .wrongValue(
                source: source,
                value: setting.isSecret ? nil : value,
                expected: setting.expected
            )
        }
    }
}
