// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import ArgumentParser
import MorselRegistry
import Terminal

/// A command that deactivates an experience, whose card is then no longer offered.
struct ExperienceDeactivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deactivate",
        abstract: "Deactivate an experience; its URL then shows that the App Clip is no longer "
            + "offered."
    )

    @OptionGroup var choice: ExperienceChoice

    func run() async throws { try await choice.set(.deactivated) }
}

/// A command that publishes an experience, for the first time or again.
struct ExperienceActivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activate",
        abstract: "Activate an experience that was deactivated, or a draft."
    )

    @OptionGroup var choice: ExperienceChoice

    func run() async throws { try await choice.set(.published) }
}

/// A command that removes a draft.
struct ExperienceRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract:
            "Remove a draft. What was published can only be deactivated, so that printed codes "
            + "still resolve."
    )

    @OptionGroup var choice: ExperienceChoice

    func run() async throws {
        try await Console.reporting(json: choice.json) {
            let name = try choice.name()
            let registry = try choice.database.open()
            let id = try await StoreErrors.reporting(in: registry) {
                try await registry.write(by: .command, at: .now) { store in
                    let experience = try name.find(in: store).experience
                    guard experience.state == .draft else {
                        throw CommandError(
                            "experience",
                            "experience: Experience \(experience.id.rawValue) is "
                                + "\(experience.state.rawValue); only drafts can be removed. Use "
                                + "'experience deactivate' to take it out of force."
                        )
                    }
                    try store.removeDraft(experience.id)
                    return experience.id.rawValue
                }
            }
            if choice.json {
                try Console.print(json: ["removed": id])
            } else {
                try Console.print("Removed experience \(id).")
            }
        }
    }
}

extension ExperienceChoice {
    private struct Report: Encodable {
        let id: Int64
        let state: String
    }

    /// Moves the experience to another state.
    ///
    /// - Throws: ``CommandError`` if the rules of the store do not allow it.
    fileprivate func set(_ state: PublicationState) async throws {
        try await Console.reporting(json: json) {
            let id = try await change { experience, _ in experience.state = state }.id.rawValue
            if json {
                try Console.print(json: Report(id: id, state: state.rawValue))
            } else {
                try Console.print("Experience \(id) is \(state.rawValue).")
            }
        }
    }
}
