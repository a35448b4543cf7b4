// SPDX-License-Identifier: Apache-2.0

/// Prints how long it takes to read a project, beside plain readers in Python that alternate with ours.
///
///     swift run -c release --package-path Benchmarks ProjectBenchmark [ROUNDS]
///
/// The files are generated, and the same on every machine.
@main enum ProjectBenchmark {
    static func main() async throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
        try ProjectFileTrial(rounds: max(1, rounds)).run()
        try await SourceScanTrial(rounds: max(1, rounds)).run()
        HostileTrial().run()
    }
}
