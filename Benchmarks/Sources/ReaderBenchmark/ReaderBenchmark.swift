// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import Glibc

/// Prints how many made-up images are read, how many wrong, and how long it takes.
///
/// Run with `swift run -c release --package-path Benchmarks ReaderBenchmark`. Times are those of
/// the processor, not of the clock, so that other work on the machine hardly shows.
@main
enum ReaderBenchmark {
    static func main() async {
        guard let options = BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
            print(BenchmarkOptions.usage, terminator: "")
            exit(64)
        }
        switch options.measurement {
        case .photo: PhotoRun(seed: options.seed).print()
        case .suites, .files:
            var failed = false
            for suite in options.suites {
                let run = SuiteRun(suite: suite, options: options)
                failed = await run.report().wrong > 0 || failed
            }
            // A wrong URL is the one thing that must never be.
            if failed { exit(1) }
        }
    }
}
