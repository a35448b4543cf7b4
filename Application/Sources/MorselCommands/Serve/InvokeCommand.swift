// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ArgumentParser
import CommandArguments
import MorselRegistry
import MorselWording
import Terminal

/// A command that shows and explains the decision of a device about an invocation.
struct InvokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invoke",
        abstract: "Show what a device does when a person scans, taps or opens a URL, and why.",
        discussion: """
            The exit status is 1 if the invocation reaches neither the App Clip nor its full app.

            morsel invoke https://fruta.example/smoothie --source app-clip-code
            """
    )

    @Argument(help: "The invocation URL.")
    var url: String

    @OptionGroup(title: "What the person does") var invocation: InvocationOptions

    @OptionGroup(title: "The device") var device: DeviceOptions

    @Option(
        help: ArgumentHelp(
            "Assume that the clip's build is: \(Build.Stage.allCases.map { $0.rawValue }.joined(separator: ", ")).",
            valueName: "stage"
        )
    )
    var buildStage: String?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the decision as JSON.")
    var json = false

    /// Parses the arguments of the command line.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    private func inputs() throws -> (Invocation, DeviceState, Build.Stage?) {
        let invoked = try Parsed.url(url)
        let stage = try buildStage.map { try Parsed.word($0, Build.Stage.self, "build-stage") }
        return (
            try invocation.invocation(of: invoked, at: device.time), try device.state(), stage
        )
    }

    func run() async throws {
        let (invocation, state, stage) = try Console.reading(json: json) {
            try inputs()
        }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            var device = state
            for (clip, signing) in try self.device.cachedClips {
                guard let (_, app) = try await registry.clip(clip) else {
                    throw CommandError(
                        "cached",
                        "cached: '\(clip.text)' is not in the database; "
                            + "publish it first."
                    )
                }
                device.cachedClips[clip] = CachedClip(app: app, signing: signing)
            }
            var world = try await registry.snapshot().world(
                for: invocation.url,
                linkHosts: [try HostName("appclip.apple.com")],
                by: invocation.source,
                testing: invocation.details.clip
            )
            if let stage {
                for index in world.offers.indices {
                    world.offers[index].build = world.offers[index].build?.as(stage)
                }
            }
            let decision = Decision(about: invocation, on: device, in: world)
            let report = DecisionReport(decision, about: invocation)
            if json {
                try Console.print(json: report)
            } else {
                try Console.write(report.text)
            }
            if decision.refusal != nil { throw ExitCode.failure }
        }
    }
}

extension Build {
    /// Returns the build with another stage.
    fileprivate func `as`(_ stage: Stage) -> Build {
        Build(
            clip: clip,
            version: version,
            minimumSystem: minimumSystem,
            size: size,
            associatedDomains: associatedDomains,
            stage: stage
        )
    }
}

extension DecisionReport {
    /// The decision as text: the outcome, then each rule that was evaluated.
    fileprivate var text: String {
        let first =
            switch outcome {
            case "card":
                ["card: \(card?.title ?? "") – \(card?.subtitle ?? "")", "clip: \(clip ?? "")"]
            case "launch": ["launch: \(clip ?? "")"]
            case "app": ["full app: \(app ?? "")"]
            case "app-banner": ["banner for the full app: \(app ?? "")"]
            default: ["web page: \(url)"]
            }
        let lines = reasons.map { "  \($0.rule)  \($0.sentence)" }
        return (first + lines).map { VisibleText.oneLine($0) + "\n" }.joined()
    }
}
