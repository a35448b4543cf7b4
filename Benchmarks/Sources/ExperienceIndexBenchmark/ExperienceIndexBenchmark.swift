// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// Prints how long a lookup takes among many experiences, how much memory an experience takes, and
/// how long building takes.
///
///     swift run -c release --package-path Benchmarks ExperienceIndexBenchmark [experiences]
@main enum ExperienceIndexBenchmark {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        print("\(count) experiences; times in nanoseconds")
        for corpus in Corpus.all {
            print("\none access to far memory here:", farAccess())
            try measure(corpus, count: count)
        }
    }

    /// The mean time of reading one place of 64 MB after the other, where each names the next: what
    /// a lookup cannot be faster than while the index is in no cache.
    private static func farAccess() -> Int64 {
        let count = 1 << 23
        // An odd step and a multiplier of the form 4k + 1 lead through all places (Hull and Dobell).
        let next = (0..<count).map { ($0 &* 1_664_525 &+ 1_013_904_223) & (count - 1) }
        let steps = 500_000
        var place = 0
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<steps { place = next[place] }
        let time = (clock.now - start).nanoseconds / Int64(steps)
        precondition(place >= 0)
        return time
    }

    private static func measure(_ corpus: Corpus, count: Int) throws {
        let clock = ContinuousClock()
        var urlBytes = 0
        var parsing = Duration.zero
        var adding = Duration.zero
        var builder = ExperienceIndex.Builder(seed: 1)
        for number in 0..<count {
            let text = corpus.registered(number)
            urlBytes += text.utf8.count
            let start = clock.now
            let url = try RegisteredURL(InvocationURL(text))
            let parsed = clock.now
            builder.add(url, AdvancedExperience.ID(rawValue: Int64(number)))
            adding += clock.now - parsed
            parsing += parsed - start
        }
        let start = clock.now
        let index = builder.finish()
        let finishing = clock.now - start

        let hits = invocations(corpus, count: count)
        let misses = invocations(corpus, count: count, host: "nobody.")
        print("\(corpus.name) (\(corpus.registered(count / 2)))")
        print("  hit   ", try measure(hits, in: index, expectsMatch: true))
        print("  miss  ", try measure(misses, in: index, expectsMatch: false))
        print(
            "  memory ",
            Double(index.byteCount) / Double(index.count),
            "bytes each;",
            Double(index.byteCount) / Double(urlBytes),
            "times the bytes of the URLs"
        )
        print("  build  ", adding + finishing, "and", parsing, "to read the URLs")
    }

    /// Invocations of experiences all over the index, in no order that a cache could learn.
    private static func invocations(_ corpus: Corpus, count: Int, host: String = "") -> [String] {
        (0..<200_000).map { number in
            let experience = Int((UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 20) % count
            let text = corpus.registered(experience) + corpus.added[number % corpus.added.count]
            return "https://" + host + text.dropFirst("https://".count)
        }
    }

    /// The time of each lookup, less what reading the clock takes.
    ///
    /// Each URL is read right before it is looked up, as in a server.
    private static func measure(
        _ texts: [String],
        in index: ExperienceIndex,
        expectsMatch: Bool
    ) throws -> String {
        let clock = ContinuousClock()
        var found = 0
        var times: [Int64] = []
        times.reserveCapacity(texts.count)
        for text in texts {
            let url = try InvocationURL(text)
            let start = clock.now
            let match = index.mostSpecificMatch(for: url)
            times.append((clock.now - start).nanoseconds)
            if match != nil { found += 1 }
        }
        precondition(found == (expectsMatch ? texts.count : 0), "The index gave a wrong answer.")
        let overhead = (0..<10_001).map { _ -> Int64 in
            let start = clock.now
            return (clock.now - start).nanoseconds
        }.sorted()[5_000]

        times.sort()
        let median = times[times.count / 2] - overhead
        let p99 = times[times.count * 99 / 100] - overhead
        return "median \(median), p99 \(p99) (clock: \(overhead))"
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
