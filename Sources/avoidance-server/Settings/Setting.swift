/// One row of the table of settings: the flag, the variable, what it takes and what it changes.
struct Setting: Sendable {
    /// Without the dashes, words separated by dashes.
    var name: String
    /// What a value must be, as an error and the help say it.
    var expected: String
    var standard: String
    var purpose: String
    /// Puts the value into the settings; false when it is wrong.
    var apply: @Sendable (inout Settings, String) -> Bool

    init(
        _ name: String,
        _ expected: String,
        standard: String,
        _ purpose: String,
        apply: @escaping @Sendable (inout Settings, String) -> Bool
    ) {
        self.name = name
        self.expected = expected
        self.standard = standard
        self.purpose = purpose
        self.apply = apply
    }

    /// As in `--body-limit`.
    var flag: String { "--\(name)" }

    /// As in `BODY_LIMIT`.
    var variable: String { name.uppercased().replacing("-", with: "_") }
}
