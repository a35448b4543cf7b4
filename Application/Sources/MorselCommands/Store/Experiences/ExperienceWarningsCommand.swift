// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import MorselRegistry
import MorselWording
import Terminal

/// A command that warns about prefixes that may not do what their owners expect (O-14).
struct ExperienceWarningsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "warnings",
        abstract:
            "Report URLs whose prefix matching may be unexpected, such as /rent and /rental, and "
            + "what the experiences of a clip as a whole could do better."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let warnings = try await registry.prefixWarnings(on: nil)
            for warning in warnings {
                if json {
                    try Console.print(
                        json: ["url": warning.url.url.text, "warning": warning.sentence]
                    )
                } else {
                    try Console.print(warning.sentence)
                }
            }
            let advice = try await registry.read { try $0.experienceAdvice() }
            for advice in advice {
                if json {
                    try Console.print(
                        json: ["rule": advice.rule.text, "warning": advice.sentence]
                    )
                } else {
                    try Console.print(advice.sentence)
                }
            }
            if warnings.isEmpty, advice.isEmpty { Console.warn("There is nothing to improve.") }
        }
    }
}
