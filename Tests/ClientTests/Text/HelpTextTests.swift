import Testing

@testable import avoidance

@Suite("Help")
struct HelpTextTests {
    @Test("lists every command and every exit code")
    func program() {
        let lines = HelpText.programLines
        for command in CommandList.all {
            #expect(lines.contains { $0.hasPrefix("  \(command.synopsis.name) ") })
        }
        for code in ExitCode.allCases {
            #expect(lines.contains { $0.hasPrefix("  \(code.rawValue) ") && $0.hasSuffix(code.meaning) })
        }
    }

    @Test("shows how a command is typed, and its options")
    func adjust() {
        let expected = """
            Usage: avoidance adjust FILE|-... [--explain] [--json] [--lines] [--server URL] [--focus VIEW] \
            [--screen WxH[@S]] [--keyboard X,Y,W,H] [--device NAME] [--density DPI] [--format NAME] [--nth N]

            Answer a keyboard event: what to inset and scroll, and whether the focused field ends visible.
            FILE holds a request, the body of POST /v1/adjustments; - is standard input.
            Or each FILE holds a dump of a debugger or a test tool, as import takes them.
            With --lines FILE holds a request a line (NDJSON), and each line gets an answer or a problem, as JSON.
            Exits with 0 if the field ends visible or nothing has the focus, with 1 if it does not end visible.
            With --lines exits with 65 if a line got a problem, else with 1 if a field does not end visible, else with 0.

            Options:
              --explain           Add the steps that led to the answer.
              --json              Print the answer as JSON.
              --lines             Take a request a line, however many, and answer each.
              --server URL        Ask the server at this URL, instead of answering in process.
              --focus VIEW        The focused view, by its id, label or text, or by a place (X,Y).
              --screen WxH[@S]    The screen in the dump's units, and pixels per point.
              --keyboard X,Y,W,H  The keyboard's frame in the dump's units.
              --device NAME       The screen, safe area and keyboard of a known device.
              --density DPI       Dots per inch of an Android screen, which make its pixels points.
              --format NAME       The dumps' format, instead of the one that is recognised.
              --nth N             Which of several dumps in one file, from 1; the last by default.
              --help              Print this help.
            """
        #expect(HelpText.lines(for: AdjustCommand.synopsis).joined(separator: "\n") == expected)
    }
}
