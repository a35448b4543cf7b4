// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import MorselRegistry
import MorselWording
import Terminal

/// The commands about invocations for the testers of a build (C7).
struct TestInvocationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-invocation",
        abstract: "Keep the invocations that testers of a build can choose, at most three.",
        subcommands: [
            TestInvocationAddCommand.self, TestInvocationListCommand.self,
            TestInvocationRemoveCommand.self,
        ]
    )
}

/// The facts about a test invocation that the commands show.
private struct TestInvocationReport: Encodable, Sendable {
    let id: String
    let build: Int64
    let url: String
    let titles: [String: String]

    init(_ record: TestInvocationRecord) {
        id = record.id
        build = record.build
        url = record.url
        titles = Dictionary(record.localizations.map { ($0.language.tag, $0.title) }) { $1 }
    }

    var text: String {
        let titles = titles.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return ([id, "\(build)", url] + titles).map { VisibleText.oneLine($0) }.joined(
            separator: "\t"
        )
    }
}

/// A command that adds a test invocation (C-45, C-46).
struct TestInvocationAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a test invocation to a build."
    )

    @Argument(help: "The build's number, as listed by 'build list'.")
    var build: Int64

    @Argument(help: "The invocation URL, registered or not.")
    var url: String

    @Option(
        help: ArgumentHelp(
            "The title, optionally with its language before it; may be repeated, once for each language.",
            valueName: "[language=]title"
        )
    )
    var title: [String]

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    private func readTitles() throws -> [Language: String] {
        var titles: [Language: String] = [:]
        for text in title {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let named = parts.count == 2 ? Language(String(parts[0])) : nil
            let title = named == nil ? text : String(parts[1])
            if let named, !named.isOfStore {
                throw CommandError("title", "title: \(named.notInStore)")
            }
            guard titles.updateValue(title, forKey: named ?? .english) == nil else {
                throw CommandError("title", "title: There are two titles in \(named ?? .english).")
            }
        }
        return titles
    }

    func run() async throws {
        let titles = try Console.reading(json: json) { try readTitles() }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let (build, url) = (build, url)
            let record = try await StoreErrors.reporting(in: registry) {
                try await registry.write(by: .command, at: .now) { store in
                    _ = try BuildChoice.build(build, in: store)
                    let others = try store.records(TestInvocationRecord.self, of: "\(build)")
                    let findings = TestInvocationFinding.findings(
                        url: url,
                        titles: titles,
                        others: others.count
                    )
                    guard findings.isEmpty else {
                        let sentences = findings.map { $0.sentence }.joined(separator: " ")
                        throw CommandError("test-invocation", "test-invocation: \(sentences)")
                    }
                    let record = TestInvocationRecord(
                        id: .newRecordID(),
                        build: build,
                        url: url,
                        localizations: titles.sorted { $0.key < $1.key }.map {
                            TestInvocationRecord.Localization(language: $0.key, title: $0.value)
                        }
                    )
                    try store.put(record)
                    return record
                }
            }
            let report = TestInvocationReport(record)
            if json { return try Console.print(json: report) }
            try Console.print("Added \(report.id) to build \(build): \(url)")
        }
    }
}

/// A command that lists the test invocations of a build, or of all builds.
struct TestInvocationListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List test invocations: id, build, URL and titles, with tabs in between."
    )

    @Argument(help: "Only those of the build with this number, as listed by 'build list'.")
    var build: Int64?

    @Option(name: .customLong("build"), help: .hidden)
    var buildOption: Int64?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let number = build ?? buildOption
            let records = try await StoreErrors.reporting(in: registry) {
                try await registry.read { store in
                    if let number { _ = try BuildChoice.build(number, in: store) }
                    return try store.records(
                        TestInvocationRecord.self,
                        of: number.map { "\($0)" }
                    )
                }
            }
            for record in records {
                let report = TestInvocationReport(record)
                if json { try Console.print(json: report) } else { try Console.print(report.text) }
            }
            if records.isEmpty { Console.warn("There are no test invocations.") }
        }
    }
}

/// A command that removes a test invocation by its id.
struct TestInvocationRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a test invocation."
    )

    @Argument(help: "The id, as listed by 'test-invocation list'.")
    var id: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let id = id
            try await registry.write(by: .command, at: .now) { store in
                guard try store.record(TestInvocationRecord.self, id) != nil else {
                    throw CommandError(
                        "test-invocation",
                        "test-invocation: '\(id)' does not exist; 'test-invocation list' shows the ids."
                    )
                }
                try store.remove(TestInvocationRecord.self, id)
            }
            if json {
                try Console.print(json: ["removed": id])
            } else {
                try Console.print("Removed \(id).")
            }
        }
    }
}
