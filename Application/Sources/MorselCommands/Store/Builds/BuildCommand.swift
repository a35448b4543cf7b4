// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import ArgumentParser
import CommandArguments
import MorselRegistry
import MorselWording
import Terminal

/// The commands about builds of clips (C9).
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "List the builds of clips, release and withdraw them.",
        subcommands: [
            BuildListCommand.self, BuildShowCommand.self, BuildReleaseCommand.self,
            BuildWithdrawCommand.self,
        ]
    )
}

/// A command that lists builds, the oldest first.
struct BuildListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the builds, the oldest first.",
        discussion: """
            One line for each build: number, clip, version, stage and size in bytes, with tabs in \
            between. The last column marks the build that the public gets.
            """
    )

    @Option(help: "Only the builds of this clip.")
    var clip: String?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        let named = try Console.reading(json: json) { try clip.map { try Parsed.identifier($0) } }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let reports = try await StoreErrors.reporting(in: registry) {
                try await registry.read { store in
                    let clips = try store.clips().map(\.clip.identifier)
                    if let named, !clips.contains(named) { throw RegistryError.unknownClip(named) }
                    return try clips.filter { named == nil || named == $0 }.flatMap { clip in
                        try BuildSummary.all(of: clip, in: store)
                    }
                }
            }
            for report in reports {
                if json {
                    try Console.print(json: report)
                } else {
                    try Console.print(
                        report.columns.map { VisibleText.oneLine($0) }.joined(separator: "\t")
                    )
                }
            }
            if reports.isEmpty {
                Console.warn(
                    "No builds are published in '\(database.path)'; 'morsel publish' does."
                )
            }
        }
    }
}

/// A build of a database, chosen by its number.
struct BuildChoice: ParsableArguments {
    @Argument(help: "The build's number, as listed by 'build list'.")
    var number: Int64

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// Moves the build to another stage, and prints which build the public gets.
    ///
    /// - Throws: ``CommandError`` if there is no such build.
    func set(_ stage: Build.Stage) async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let number = number
            let reports = try await StoreErrors.reporting(in: registry) {
                try await registry.write(by: .command, at: .now) { store in
                    let build: StoredBuild
                    do {
                        build = try store.move(build: number, to: stage)
                    } catch let refused as RegistrationError {
                        let sentences = refused.findings.map { $0.sentence }.joined(separator: " ")
                        throw CommandError("build", "build: default experience: \(sentences)")
                    }
                    return try BuildSummary.all(of: build.published.build.clip, in: store)
                }
            }
            guard let report = reports.first(where: { $0.number == number }) else { return }
            if json { return try Console.print(json: report) }
            try Console.print("Build \(number) (\(report.version)) is \(stage.rawValue).")
            let offered = reports.first {
                $0.isOffered && $0.stage == Build.Stage.released.rawValue
            }
            if let offered, offered.number != number {
                try Console.print("The public gets build \(offered.number) (\(offered.version)).")
            } else if offered == nil {
                Console.warn("No build of \(report.clip) is released: the public gets none.")
            }
        }
    }

    /// Returns the build with a number.
    ///
    /// - Throws: ``RegistryError/unknownBuild(_:)``.
    static func build(_ number: Int64, in store: ReadTransaction) throws -> StoredBuild {
        guard let build = try store.build(number) else { throw RegistryError.unknownBuild(number) }
        return build
    }
}

/// A command that releases a build to the public.
struct BuildReleaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Release a build: the public gets the newest released one."
    )

    @OptionGroup var choice: BuildChoice

    func run() async throws { try await choice.set(.released) }
}

/// A command that withdraws a build, so that the public gets the one before.
struct BuildWithdrawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Withdraw a build: the public gets the one that was released before."
    )

    @OptionGroup var choice: BuildChoice

    func run() async throws { try await choice.set(.withdrawn) }
}
