// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipLint
import AppClipTypes
import AppSiteAssociation
import CommandArguments
import DeviceScenarios
import ScenarioFiles
import Terminal

/// The facts about clips in scenarios: the domains and experiences of their worlds, and the URLs that they invoke.
struct WrittenScenarios {
    /// The domains and experiences of the worlds.
    private(set) var registrations: [LintSubject.Registration] = []

    /// The invocation URLs of the steps.
    private(set) var invocations: [InvocationURL] = []

    /// Reads scenarios.
    ///
    /// - Parameter paths: The paths of files and folders.
    /// - Throws: ``CommandError`` if a file is not a scenario.
    init(_ paths: [String]) throws {
        guard !paths.isEmpty else { return }
        for path in try ScenarioPaths.files(paths) {
            let bytes = try InputFile.bytes(
                path,
                limit: ScenarioFile.largestFile,
                what: "scenarios"
            )
            let file: ScenarioFile
            do throws(ScenarioFile.ReadingError) {
                file = try ScenarioFile(
                    bytes,
                    path: path,
                    worldFiles: { name throws(ScenarioFileError.WorldFileError) in
                        try ScenarioPaths.world(name, beside: path)
                    }
                )
            } catch {
                throw CommandError(
                    "scenarios",
                    "scenarios: '\(path)' is not a valid scenario; 'morsel test' says why."
                )
            }
            for scenario in file.scenarios { add(scenario) }
        }
    }

    private mutating func add(_ scenario: Scenario) {
        let origin = "The scenario '\(scenario.name)'"
        for clip in scenario.world.clips {
            for domain in clip.entitlement where domain.service == .appClips {
                registrations.append(
                    .init(
                        clip: clip.clip.bundle.text,
                        host: domain.host.text,
                        url: nil,
                        origin: origin
                    )
                )
            }
        }
        for experience in scenario.world.experiences {
            registrations.append(
                .init(
                    clip: experience.clip.bundle.text,
                    host: experience.url.url.host.text,
                    url: experience.url.url.text,
                    origin: origin
                )
            )
        }
        for action in scenario.steps.flatMap(\.actions) {
            if case .invoke(_, let url, _) = action { invocations.append(url) }
        }
    }
}
