// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import CommandArguments
import DeviceScenarios
import Foundation
import MorselSimulator
import ProjectFiles
import ProjectReports
import Synchronization
import Terminal

/// The clip of a project for the simulator, built as `--check` builds it.
///
/// The world around it is that of a file `simulator.yml` beside the project, or else one that is
/// derived from the project (``ProjectWorld``).
final class ProgramProject: ProjectBuilder {
    /// The name of the file with the phone and the world.
    static let worldName = "simulator.yml"

    private let build: ProgramBuild
    private let written: Scenario?
    private let invocation: String?
    private let showsPreviews: Bool
    // The outcome of the latest build.
    private let last = Mutex<BuildOutcome?>(nil)

    /// Creates a builder for the clip of a project.
    ///
    /// - Parameters:
    ///   - path: The path as it was given on the command line.
    ///   - options: The options that select the program.
    ///   - url: The invocation URL to start with; `nil` for that of the project.
    ///   - showsPreviews: Whether the previews of the clip are also built.
    /// - Throws: ``CommandError`` if the folder, or the file with the world, cannot be read.
    init(at path: String, options: ProgramOptions, url: String?, showsPreviews: Bool = false) throws
    {
        let place = try ProjectPlace(path)
        let folder = place.path.isEmpty ? place.files.root : "\(place.files.root)/\(place.path)/.."
        let file = URL(fileURLWithPath: folder).appendingPathComponent(Self.worldName)
            .standardizedFileURL.path
        written =
            FileManager.default.fileExists(atPath: file)
            ? try FirstScenario.read(file, option: "path") : nil
        if let written, written.world.clips.isEmpty {
            throw CommandError("path", "path: '\(file)' has no clip in its world.")
        }
        build = ProgramBuild(place, options: options, given: path)
        invocation = url
        self.showsPreviews = showsPreviews
    }

    // The folders are included, since a file that is added can belong to the target, too.
    var sources: [URL] {
        let files = last.withLock { $0?.sources ?? [] }.map { URL(fileURLWithPath: $0) }
        return files + Set(files.map { $0.deletingLastPathComponent() })
    }

    func build() async throws(ProjectBuildError) -> (project: SimulatedProject, lines: [String]) {
        let outcome: BuildOutcome
        do {
            let shown = showsPreviews ? try await build.run(showsPreviews: true) : nil
            // Previews can depend on missing files that the clip itself does not need.
            if let shown, shown.program != nil {
                outcome = shown
            } else {
                if let error = shown?.errors.first {
                    let place = error.location.map { "\($0.file):\($0.line): " } ?? ""
                    Console.warn("The previews cannot be shown: \(place)\(error.message)")
                }
                outcome = try await build.run()
            }
        } catch {
            throw ProjectBuildError((error as? CommandError)?.description ?? "\(error)")
        }
        last.withLock { $0 = outcome }
        let lines = Self.lines(of: outcome)
        guard let program = outcome.program else {
            throw ProjectBuildError("'\(outcome.facts.target)' cannot be built.", lines: lines)
        }
        let root = build.place.files.root
        let project = SimulatedProject(
            clipProgram: program,
            root: URL(fileURLWithPath: root, isDirectory: true),
            source: build.place.path.isEmpty
                ? URL(fileURLWithPath: root).lastPathComponent : build.place.path,
            scenario: written,
            invocation: invocation
        )
        return (project, lines)
    }

    func buildApp() async -> BuiltProgram? {
        guard let facts = last.withLock({ $0?.facts }) else { return nil }
        guard facts.isClip || written != nil, let app = facts.counterpart else { return nil }
        return (try? await build.run(target: app))?.program
    }

    private static func lines(of outcome: BuildOutcome) -> [String] {
        let said = outcome.diagnostics.filter { $0.severity == .error || $0.severity == .warning }
        let missing = BuildReport(outcome, needing: nil).missing.map(\.sentence)
        return missing
            + said.prefix(100).map { diagnostic in
                let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " }
                return "\(place ?? "")\(diagnostic.severity.rawValue): \(diagnostic.message)"
            }
    }
}
