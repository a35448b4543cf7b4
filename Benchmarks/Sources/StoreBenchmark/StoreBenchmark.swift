// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import ExperienceCorpus
import ExperienceLists
import Foundation
import GRDB
import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistrySQLite
import MorselRegistryTesting

/// Prints how long a server with many experiences takes to start, if it has no snapshot file and reads them from an
/// SQLite database; then how long the import of a list takes.
///
///     swift run -c release --package-path Benchmarks StoreBenchmark \
///         [experiences [file [rounds [address]]]]
///
/// The file is created if it does not exist, and kept. With the address of an empty PostgreSQL database, the list is
/// also imported into that.
@main enum StoreBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
        let file = arguments.dropFirst().first ?? "store-benchmark-\(count).sqlite"
        let rounds = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 3
        if !FileManager.default.fileExists(atPath: file) { try await fill(file, count: count) }
        print("\(count) experiences\n\n| what | s | of processor time |\n|---|---|---|")
        let registry = try Registry.sqlite(existing: file)
        for round in 1...max(rounds, 1) {
            try await measure("ready from the store, round \(round)") {
                let snapshot = try await registry.snapshot()
                precondition(snapshot.publishedCount == count, "Not all experiences were read.")
            }
        }
        try registry.close()
        try await importList(of: 10_000)
        if let address = arguments.dropFirst(3).first {
            let postgresql = try Registry.postgresql(address, creating: true)
            try await importList(of: 10_000, into: postgresql, "into PostgreSQL")
            try postgresql.close()
        }
    }

    /// Creates a database of experiences: the first one as the registry writes it, the others as copies.
    private static func fill(_ file: String, count: Int) async throws {
        let registry = try Registry.sqlite(path: file)
        _ = try await registry.publish(
            Sample.bundle(entitlement: [entry]),
            stage: .released,
            at: time
        )
        _ = try await registry.insert(Sample.experience("https://\(host)/city-0/store-1"))
        try registry.close()
        let database = try DatabaseQueue(path: file)
        try await database.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA synchronous = OFF;
                    BEGIN;
                    CREATE TEMP TABLE numbers AS
                        WITH RECURSIVE numbers (n) AS (
                            SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count)
                        ) SELECT n, '\(host)/city-' || (n / 64) || '/store-' || n AS key
                        FROM numbers;
                    INSERT INTO advanced_experiences
                        (id, clip, url, url_key, verb, image, default_language, is_powered_by,
                        latitude, longitude, category, state, version, upload, place)
                        SELECT n, clip, 'https://' || key, CAST(key AS BLOB), verb, image,
                        default_language, is_powered_by, n % 90, n % 180, category, state,
                        version, upload, place
                        FROM numbers CROSS JOIN advanced_experiences AS first WHERE first.id = 1;
                    INSERT INTO advanced_localizations (experience, language, title, subtitle)
                        SELECT n, 'en', 'Store ' || n, 'Order ahead, and skip the line.'
                        FROM numbers;
                    UPDATE counters SET value = \(count) WHERE name = 'experience';
                    COMMIT;
                    """
            )
        }
        try database.close()
    }

    /// Imports a list into a separate SQLite database.
    private static func importList(of count: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let registry = try Registry.sqlite(path: folder.appending(path: "list.sqlite").path)
        try await importList(of: count, into: registry, "into SQLite")
        try registry.close()
    }

    /// Imports a list, as `morsel experience import` does.
    private static func importList(
        of count: Int,
        into registry: Registry,
        _ database: String
    ) async throws {
        let clip = try Sample.bundle().clip
        _ = try await registry.publish(
            Sample.bundle(entitlement: [entry]),
            stage: .released,
            at: time
        )
        let image = try await registry.add(ImageFile(Sample.png()))
        let text =
            "clip,url,verb,image,title,subtitle,place[latitude],place[longitude],category\n"
            + (1...count).map { number in
                """
                \(clip.text),https://\(host)/city-\(number / 64)/store-\(number),open,\
                digest:\(image.reference),Store \(number),Order ahead,48.1,11.6,food-and-drink\n
                """
            }.joined()
        for round in ["", ", which the database has already"] {
            try await measure("a list of \(count) \(database)\(round)") {
                let list = ExperienceList(Array(text.utf8), as: .csv)
                precondition(list.errors.isEmpty, "\(list.errors.prefix(3))")
                _ = try await registry.write(by: .command, at: time) { store in
                    try store.importExperiences(
                        list.experiences.map { (listed: $0, image: image) },
                        prune: false
                    ).advice.count
                }
            }
        }
    }

    private static let time = Timestamp(secondsSince1970: 1_700_000_000)
    private static let host = "appclip.coffee.example"
    private static let entry = "appclips:appclip.coffee.example"

    private static func measure(
        _ what: String,
        _ body: @Sendable () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let processor = ProcessorTime(ofAllThreads: true)
        try await body()
        let times = [clock.now - start, processor.elapsed].map { $0.seconds.rounded(to: 2) }
        print("| \(what) | \(times.joined(separator: " | ")) |")
    }
}
