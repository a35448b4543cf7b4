// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import ClipBuilds
import CommandArguments
import Dispatch
import Foundation
import MorselSimulator
import ProjectReports
import Synchronization
import Terminal

/// A command that runs a clip on a simulated phone, in a page on this machine.
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Run an App Clip on a simulated phone, in a browser on this machine.",
        discussion: """
            Prints the address of a page with the phone: scan a code, open the card, use the clip, \
            let time pass, install the full app, and read why each thing happened. When a source \
            file is saved, the clip is built again and comes back at the same invocation.

            The manifests of Swift packages, and the clip itself, are code that runs on this machine: in a sandbox \
            where bubblewrap may be used.

            morsel simulate Clips/Fruta --url "https://fruta.example/?smoothie=berry-blue"
            """
    )

    @Argument(
        help: "A folder, an .xcodeproj, an .xcworkspace or a Swift package.",
        completion: .directory
    )
    var path = "."

    @OptionGroup var options: ProgramOptions

    @Flag(help: "Only build, and report what the compiler says and which modules are missing.")
    var check = false

    @Flag(help: "With --check: print JSON.")
    var json = false

    @Option(help: "The invocation URL to begin with.")
    var url: String?

    @Option(
        help: ArgumentHelp(
            "The phone's version of iOS; without it 17.4, or the oldest that the clip runs on.",
            valueName: "version"
        )
    )
    var ios: String?

    @Option(help: "The port of the page; 0 for any that is free.")
    var port = 0

    @Option(
        help: ArgumentHelp("Begin with the phone and the world of a scenario.", valueName: "file"),
        completion: .file()
    )
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Without a page: write the card, the first screen and the previews in each language and appearance as PNG.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var screenshot: String?

    @Flag(help: "Let the clip use this machine's network; without it the clip has none.")
    var network = false

    @Flag(help: "Remove all that was built before, the kit too, and do nothing else.")
    var clean = false

    @Option(
        help: ArgumentHelp("The folder of the page's files.", visibility: .hidden),
        completion: .directory
    )
    var webFolder: String?

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be between 0 and 65535.")
        }
        if let ios, SystemVersion(ios) == nil {
            throw ValidationError("--ios: '\(ios)' is not a version of iOS; an example is 17.4.")
        }
    }

    func run() async throws {
        if clean { return try Self.removeBuilds() }
        if let warning = Sandbox.current.warning { Console.warn(warning) }
        if check {
            return try await Self.untilInterrupted(endsByItself: true) { try await checkBuild() }
        }
        let builder = try ProgramProject(
            at: path,
            options: options,
            url: url,
            showsPreviews: screenshot != nil
        )
        var run = SimulatorRun(builder)
        run.system = ios.flatMap { SystemVersion($0) }
        run.port = port
        run.hasNetwork = network
        run.web = webFolder.map { URL(fileURLWithPath: $0) }
        if let scenario { run.scenario = try FirstScenario.read(scenario, option: "scenario") }
        do {
            try await Self.untilInterrupted(endsByItself: screenshot != nil) { [run] in
                if let screenshot {
                    try await Screenshots(of: run, into: screenshot).take()
                } else {
                    try await run.run { address, _ in
                        // A closed terminal is not a reason to stop.
                        try? Console.print("The phone is at \(address)")
                        if Sandbox.current.isConfining, !run.hasNetwork {
                            try? Console.print(
                                "The clip runs in a sandbox without a network; --network gives it this machine's."
                            )
                        }
                    } whenBuilt: { failure in
                        if let failure {
                            Console.warn(failure.sentence)
                            for line in failure.lines { Console.warn(line) }
                        }
                    }
                }
            }
        } catch let error as ProjectBuildError {
            for line in error.lines { Console.warn(line) }
            throw CommandError("build", error.sentence)
        } catch let error as SimulatorServer.ListeningError {
            throw CommandError("port", "port: \(error.sentence)")
        } catch let error as ActionError {
            throw CommandError("simulate", error.sentence)
        }
    }

    // Only builds the clip, and reports the result.
    private func checkBuild() async throws {
        let place = try Console.reading(json: json) {
            try ProjectPlace(path)
        }
        let outcome = try await Console.checking(json: json) {
            try await ProgramBuild(place, options: options, given: path).run()
        }
        let report = BuildReport(outcome, needing: ios)
        try await Console.reporting(json: json) {
            if json {
                try Console.print(json: report)
            } else {
                let text = BuildText(
                    outcome,
                    files: place.files,
                    report: report,
                    isColored: Console.isColored
                )
                for text in text.texts { try Console.draw(text) }
            }
        }
        guard outcome.program != nil else { throw ExitCode.failure }
    }

    // Removes the cache of builds.
    private static func removeBuilds() throws {
        let bytes: Int
        do throws(BuildError) {
            bytes = try BuildCache().removeAll()
        } catch {
            throw CommandError(error.code.rawValue, error.description)
        }
        try Console.print("Removed \(bytes / 1_000_000) MB of builds.")
    }

    /// Runs until the process is told to stop; the processes that it started then end, and its files are removed.
    ///
    /// - Throws: Any error of the body; `ExitCode` 130 if a body that ends by itself was interrupted.
    private static func untilInterrupted(
        endsByItself: Bool,
        _ body: @escaping @Sendable () async throws -> Void
    ) async throws {
        let task = Task { try await body() }
        let isInterrupted = Mutex(false)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                isInterrupted.withLock { $0 = true }
                task.cancel()
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        do {
            try await task.value
        } catch {
            // An error of an interrupted run says nothing about the project.
            guard isInterrupted.withLock({ $0 }) else { throw error }
        }
        if endsByItself, isInterrupted.withLock({ $0 }) { throw ExitCode(130) }
    }
}
