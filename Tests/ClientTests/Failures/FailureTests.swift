import AvoidanceModels
import Glibc
import Testing

@testable import avoidance

@Suite("Failures")
struct FailureTests {
    @Test(
        "exit with a code of their kind and say in a line what is wrong",
        arguments: [
            (.usage(.missingCommand), 64, ["avoidance: expected a command", "Try avoidance help."]),
            (.unreadable(name: "f", SystemError(code: ENOENT)), 66, ["avoidance: f: No such file or directory"]),
            (
                .inputTooLarge(name: "f", limit: 64 << 20), 65,
                ["avoidance: f: longer than 64 MiB, which is the most that is read"]
            ),
            (
                .malformed(name: "f", line: 2, column: 7, detail: "expected a value"), 65,
                ["avoidance: f: malformed JSON", "2:7: expected a value"]
            ),
            (
                .invalid(name: "f", faults: [Fault(pointer: "/a/0", detail: "b")], omitted: 0), 65,
                ["avoidance: f: 1 fault", "/a/0: b"]
            ),
            (
                .invalid(
                    name: "f",
                    faults: [Fault(pointer: "", detail: "b"), Fault(pointer: "/c", detail: "d")],
                    omitted: 3
                ), 65,
                ["avoidance: f: 5 faults, 3 of them not listed", "the whole document: b", "/c: d"]
            ),
            (.unreachable(server: "http://h", reason: "No route"), 69, ["avoidance: http://h: No route"]),
            (
                .timedOut(server: "http://h", after: .seconds(10)), 69,
                ["avoidance: http://h: no whole answer within 10 s"]
            ),
            (
                .unexpectedReply(server: "http://h", .tooLarge(limit: 64 << 20)), 69,
                ["avoidance: http://h: answered with more than 64 MiB, which is the most that is read"]
            ),
            (.unwritable(SystemError(code: ENOSPC)), 74, ["avoidance: standard output: No space left on device"]),
            (.internalFault("x"), 70, ["avoidance: internal fault: x"]),
        ] as [(Failure, Int32, [String])]
    )
    func text(failure: Failure, code: Int32, lines: [String]) {
        #expect(failure.exitCode.rawValue == code)
        #expect(failure.lines == lines)
    }
}
