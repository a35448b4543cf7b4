// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ExperienceCorpus

/// Prints how long a lookup takes among many experiences, how much memory an experience takes, and how long building
/// takes.
///
///     swift run -c release --package-path Benchmarks ExperienceIndexBenchmark [experiences]
@main enum ExperienceIndexBenchmark {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        print(
            """
            \(count) experiences. Lookups in nanoseconds: median, 99th percentile. "far" is one read of
            memory that is in no cache, of a run as large as the index, measured right before: what a lookup
            cannot be faster than. Building in seconds of processor time, apart from reading the URLs.

            | URLs | far | hit | miss | bytes each | times the URLs | reading URLs | building |
            |---|---|---|---|---|---|---|---|
            """
        )
        for corpus in Corpus.all { try measure(corpus, count: count) }
    }

    private static func measure(_ corpus: Corpus, count: Int) throws {
        var urlBytes = 0
        var parsing = Duration.zero
        var building = Duration.zero
        var builder = ExperienceIndex.Builder(seed: 1)
        for start in stride(from: 0, to: count, by: 1_000) {
            let numbers = start..<min(start + 1_000, count)
            let texts = numbers.map(corpus.registered)
            urlBytes += texts.reduce(0) { $0 + $1.utf8.count }
            var urls: [RegisteredURL] = []
            parsing += try ProcessorTime.measure {
                urls = try texts.map { try RegisteredURL(InvocationURL($0)) }
            }
            building += ProcessorTime.measure {
                for (number, url) in zip(numbers, urls) {
                    builder.add(url, AdvancedExperience.ID(rawValue: Int64(number)))
                }
            }
        }
        let finishing = ProcessorTime()
        let index = builder.finish()
        building += finishing.elapsed

        let far = UncachedMemory(byteCount: index.byteCount).times()
        let hits = try times(of: corpus.invocations(count: count), in: index, expectsMatch: true)
        let others = corpus.invocations(count: count, host: "nobody.")
        let misses = try times(of: others, in: index, expectsMatch: false)
        let columns = [
            "\(corpus.name), `\(corpus.registered(count / 2))`",
            "\(far)", "\(hits)", "\(misses)",
            (Double(index.byteCount) / Double(index.count)).rounded(to: 1),
            (Double(index.byteCount) / Double(urlBytes)).rounded(to: 2),
            parsing.seconds.rounded(to: 2),
            building.seconds.rounded(to: 2),
        ]
        print("| " + columns.joined(separator: " | ") + " |")
    }

    /// Measures each lookup.
    ///
    /// Each URL is parsed right before its lookup, as in a server.
    private static func times(
        of texts: [String],
        in index: ExperienceIndex,
        expectsMatch: Bool
    ) throws -> Times {
        var found = 0
        var times = Times()
        for text in texts {
            let url = try InvocationURL(text)
            let start = times.clock.now
            let match = index.mostSpecificMatch(for: url)
            times.end(from: start)
            if match != nil { found += 1 }
        }
        precondition(found == (expectsMatch ? texts.count : 0), "The index gave a wrong answer.")
        return times
    }
}
