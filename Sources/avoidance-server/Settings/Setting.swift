/// One row of the table of settings: its flag and variable, what it takes, and what it changes.
struct Setting: Sendable {
    /// Words separated by dashes.
    let name: String
    let topic: Topic
    /// What a value must be, as an error and the help say it.
    let expected: String
    let purpose: String
    /// The default as the help says it.
    let standard: String
    /// A secret is told by its variable alone, since any user can see a flag, and is never shown.
    let isSecret: Bool
    /// Puts the value into the settings; false when it is wrong.
    let apply: @Sendable (inout Settings, String) -> Bool
    /// The value in the settings as text that `apply` takes; empty where it is not set.
    let value: @Sendable (Settings) -> String

    /// `absence` says what holds where the value is not set.
    init<Value>(
        _ name: String,
        _ topic: Topic,
        _ path: any WritableKeyPath<Settings, Value> & Sendable,
        _ format: SettingFormat<Value>,
        _ purpose: String,
        absence: String = "",
        isSecret: Bool = false
    ) {
        self.name = name
        self.topic = topic
        self.purpose = purpose
        self.isSecret = isSecret
        expected = format.expected
        let standard = format.write(Settings()[keyPath: path])
        self.standard = standard.isEmpty ? absence : standard
        apply = { settings, text in
            guard let value = format.read(text) else { return false }
            settings[keyPath: path] = value
            return true
        }
        value = { format.write($0[keyPath: path]) }
    }

    /// Whether the settings have a value here; those that may lack one have an empty text then.
    func isSet(in settings: Settings) -> Bool { !value(settings).isEmpty }

    /// As in `--body-limit`; nil for a secret.
    var flag: String? { isSecret ? nil : "--\(name)" }

    /// As in `BODY_LIMIT`.
    var variable: String { name.uppercased().replacing("-", with: "_") }
}
