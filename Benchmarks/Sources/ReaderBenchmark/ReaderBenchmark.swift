// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import Glibc

/// Prints how many made-up images are read, how many of them incorrectly, and how long it takes.
///
/// Run with `swift run -c release --package-path Benchmarks ReaderBenchmark`. Times are processor times, which other
/// work on the machine hardly affects.
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
            // An incorrect URL must never occur.
            if failed { exit(1) }
        }
    }
}
