/// The commands, in the order in which help lists them.
enum CommandList {
    static let all: [any NamedCommand.Type] = [
        AdjustCommand.self, TimelineCommand.self, CompareCommand.self, OcclusionsCommand.self, ImportCommand.self,
        StrategiesCommand.self, HelpCommand.self,
    ]
}
