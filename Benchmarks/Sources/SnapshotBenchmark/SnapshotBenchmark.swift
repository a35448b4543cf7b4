// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ExperienceCorpus
import MorselRegistry

/// Prints the times of a server with many experiences in memory: building a snapshot from the rows of a database,
/// writing it to a file, opening the file, looking up URLs, applying a change.
///
///     swift run -c release --package-path Benchmarks SnapshotBenchmark [experiences [file]]
@main enum SnapshotBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
        let file = arguments.dropFirst().first ?? "snapshot-benchmark.morsel"
        let corpus = Corpus.all[1]
        print("\(count) experiences: \(corpus.name)\n\n| what | |\n|---|---|")

        let built = try build(corpus, count: count)
        let clock = ContinuousClock()
        var start = clock.now
        let bytes = try SnapshotFile(of: built, history: Digest(of: [])).write(to: file)
        row("writing the file", clock.now - start, "s, \(bytes / count) bytes an experience")

        start = clock.now
        let opened = try await SnapshotFile(path: file)
        row("opening the file, which is in the system's cache", clock.now - start, "s")
        start = clock.now
        _ = try await SnapshotFile(path: file)
        row("opening it again", clock.now - start, "s")

        let texts = corpus.invocations(count: count)
        print("| far memory, ns: median, p99 |", UncachedMemory(byteCount: 700 << 20).times(), "|")
        for round in 1...2 {
            print("| lookup in memory, round \(round) |", try times(texts, built.published), "|")
            print("| lookup in the file, round \(round) |", try times(texts, opened.published), "|")
        }
        try change(built, corpus, count: count)
    }

    private static func build(_ corpus: Corpus, count: Int) throws -> RegistrySnapshot {
        var builder = RegistrySnapshot.Builder(seed: 1)
        var making = Duration.zero
        var adding = Duration.zero
        let all = ProcessorTime(ofAllThreads: true)
        for start in stride(from: 0, to: count, by: 1_000) {
            var experiences: [AdvancedExperience] = []
            making += try ProcessorTime.measure {
                experiences = try (start..<min(start + 1_000, count)).map {
                    try experience($0, url: corpus.registered($0))
                }
            }
            adding += ProcessorTime.measure {
                for experience in experiences { builder.add(experience) }
            }
        }
        let finishing = ProcessorTime(ofAllThreads: true)
        let snapshot = builder.finish(Revision(rawValue: 1))
        row("making the experiences, as a database would", making, "s of processor time")
        row("adding them", adding, "s of processor time")
        row("finishing", finishing.elapsed, "s of processor time")
        row("together", all.elapsed, "s of processor time")
        return snapshot
    }

    private static func experience(_ number: Int, url: String) throws -> AdvancedExperience {
        AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: Int64(number) + 1),
            clip: try AppIdentifier("ABCDE12345.com.example.Clip\(number % 50)"),
            url: try RegisteredURL(InvocationURL(url)),
            card: CardMetadata(
                verb: .open,
                image: HeaderImage(
                    reference: "image-\(number % 500)",
                    width: 1_800,
                    height: 1_200,
                    format: .png,
                    hasTransparency: false
                ),
                texts: [
                    .english: CardText(
                        title: "Store \(number)",
                        subtitle: "Order ahead, and skip the line."
                    )
                ]
            ),
            place: Place(latitude: Double(number % 90), longitude: Double(number % 180)),
            category: .foodAndDrink,
            state: .published
        )
    }

    private static func times(
        _ texts: [String],
        _ index: LayeredExperienceIndex
    ) throws -> Times {
        var times = Times()
        for text in texts {
            let url = try InvocationURL(text)
            let start = times.clock.now
            let match = index.mostSpecificMatch(for: url)
            times.end(from: start)
            precondition(match != nil, "The index gave a wrong answer.")
        }
        return times
    }

    /// Applies changes one after the other.
    private static func change(
        _ snapshot: RegistrySnapshot,
        _ corpus: Corpus,
        count: Int
    ) throws {
        let clock = ContinuousClock()
        for changes in [1, 1_024, 4_096] {
            var next = snapshot
            var revision = Revision(rawValue: 1)
            func apply(_ numbers: Range<Int>) throws {
                revision = Revision(rawValue: revision.rawValue + 1)
                var update = RegistryUpdate(revision: revision)
                for number in numbers {
                    let changed = try experience(number * 7, url: corpus.registered(number * 7))
                    update.experiences[changed.id] = .success(changed)
                }
                next = next.applying(update)
            }
            try apply(0..<(changes - 1))
            var times: [Duration] = []
            for number in changes..<(changes + 50) {
                let start = clock.now
                try apply(number..<(number + 1))
                times.append(clock.now - start)
            }
            times.sort()
            print(
                "| a change beside \(changes - 1) others, ms: median, highest |",
                (times[25].seconds * 1_000).rounded(to: 2),
                (times[49].seconds * 1_000).rounded(to: 2),
                "|"
            )
        }
    }

    private static func row(_ what: String, _ time: Duration, _ unit: String) {
        print("| \(what) | \(time.seconds.rounded(to: 2)) \(unit) |")
    }
}
