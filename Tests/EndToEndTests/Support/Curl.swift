import Testing

/// The `curl` program, as a user's shell has it.
enum Curl {
    struct Reply {
        let status: Int
        let contentType: String
        let body: String

        var json: JSON {
            get throws { try JSON(parsing: body) }
        }
    }

    /// Asks for a URL; the input is what `@-` reads.
    static func ask(_ url: String, _ arguments: String..., input: String = "") async throws -> Reply {
        let mark = "\n--\n"
        let run = try await CommandRun(
            "curl",
            ["--silent", "--show-error", "--max-time", "10", "--write-out", mark + "%{http_code} %{content_type}"]
                + arguments + [url],
            input: input
        )
        try #require(run.exitCode == 0, "\(run.errors)")
        let end = try #require(run.output.ranges(of: mark).last)
        let facts = run.output[end.upperBound...].split(separator: " ", maxSplits: 1)
        return Reply(
            status: try #require(facts.first.flatMap { Int($0) }),
            contentType: facts.dropFirst().joined(),
            body: String(run.output[..<end.lowerBound])
        )
    }

    /// Posts a document, JSON if its type isn't said.
    static func post(_ body: String, to url: String, type: String = "application/json") async throws -> Reply {
        try await ask(url, "--header", "Content-Type: \(type)", "--data-binary", "@-", input: body)
    }
}
