extension StrategyDeclaration {
    static let automatic = StrategyDeclaration(
        .automatic,
        source: "This project",
        summary:
            "The engine's own rule: true overlaps as insets, the least motion that shows the field with its margin, "
            + "nested scroll views from the innermost out, and everything given back on a hide.",
        formula: "inset = overlap − what the system adds, at least the author's; offset = the nearest legal one that "
            + "clears the target; bars rise by min(rest, keyboard's top − anchor line)",
        members: PolicyMember.allCases
    )
}
