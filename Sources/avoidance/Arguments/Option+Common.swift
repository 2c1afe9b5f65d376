extension Option {
    /// Every command takes it, and so does the program.
    static let help = Option("help", nil, "Print this help.")
    /// The program takes it.
    static let version = Option("version", nil, "Print the version.")

    // For each command that asks the engine.
    static let server = Option("server", "URL", "Ask the server at this URL, instead of answering in process.")
    static let json = Option("json", nil, "Print the answer as JSON.")
    static let explain = Option("explain", nil, "Add the steps that led to the answer.")
}
