/// The parts of the list of settings, in its order.
enum Topic: String, CaseIterable {
    case listening = "Where it listens"
    case access = "Who may ask"
    case limits = "What it takes"
    case deadlines = "How long it waits"
    case stopping = "How it stops"
    case operations = "What it tells its operator"
}
