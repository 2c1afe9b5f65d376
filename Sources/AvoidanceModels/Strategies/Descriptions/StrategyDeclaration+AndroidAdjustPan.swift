extension StrategyDeclaration {
    static let androidAdjustPan = StrategyDeclaration(
        .androidAdjustPan,
        source: "Android Open Source Project, ViewRootImpl with SOFT_INPUT_ADJUST_PAN",
        summary: "The window's whole content moves up by the least that brings the caret's line, or a field without "
            + "one, above the keyboard. Nothing is resized and no scroll view is asked.",
        formula: "with r the visible part of caret or field: r.top − p < top inset → p = r.top − top inset; r.bottom "
            + "− p > height − keyboard → p = r.bottom − (height − keyboard)",
        ignores: ["The animation of the pan."],
        knownFaults: [
            "A target taller than what the keyboard leaves is not moved to at all.",
            "There is no margin: the target touches the keyboard.",
            "A field below the status bar's edge moves the content down.",
            "What moves out at the top can't be scrolled to.",
        ]
    )
}
