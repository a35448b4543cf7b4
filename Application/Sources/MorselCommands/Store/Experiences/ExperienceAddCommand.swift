// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import ClipPublishing
import CommandArguments
import MorselRegistry
import MorselWording
import Terminal

/// A command that registers an experience (C2).
struct ExperienceAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Register an experience: its URL and the content of its card."
    )

    @Argument(
        help:
            "The URL of the experience, which covers all URLs that start with its path components."
    )
    var url: String

    @Option(help: "The clip's identifier, such as ABCDE12345.com.example.Fruta.Clip.")
    var clip: String

    @Option(help: "The card's title, at most 30 characters.")
    var title: String

    @Option(help: "The card's subtitle, at most 56 characters.")
    var subtitle: String

    @Option(
        help: ArgumentHelp(
            "The header image, a PNG or JPEG file of 1800 × 1200 to 3000 × 2000 pixels.",
            valueName: "file"
        ),
        completion: .file()
    )
    var image: String

    @Option(help: "The action on the card's button: open, view or play.")
    var verb = "open"

    @Option(help: "The language of title and subtitle.")
    var language = "en"

    @Flag(help: "Show \"Powered by\" and the app's name on the card.")
    var poweredBy = false

    @Flag(help: "Save a draft, which only its owner sees, without checking it.")
    var draft = false

    @OptionGroup var business: BusinessOptions
    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    private func parsed() throws -> NewExperience {
        let language = try Parsed.language(language)
        var experience = NewExperience(
            clip: try Parsed.identifier(clip),
            url: try Parsed.registeredURL(url),
            card: CardMetadata(
                verb: try Parsed.verb(verb),
                image: nil,
                defaultLanguage: language,
                texts: [language: CardText(title: title, subtitle: subtitle)]
            ),
            isPoweredBy: poweredBy,
            state: draft ? .draft : .published
        )
        try business.values().apply(to: &experience)
        return experience
    }

    func run() async throws {
        let words = try Console.reading(json: json) { try parsed() }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let file = try ImageFile.reading(image)
            let (id, advice) = try await StoreErrors.reporting(words.clip, in: registry) {
                try await registry.write(by: .command, at: .now) { store in
                    var associations = ExperienceAssociations()
                    var experience = words
                    experience.card = words.card.with(image: try store.add(file))
                    return try store.register(experience, &associations)
                }
            }
            // The prefixes that may not do what their owner expects.
            let warnings =
                draft
                ? []
                : try await registry.prefixWarnings(on: words.url.url.host)
                    .filter { $0.concerns(words.url) }
            try report(id, advice.map { $0.sentence } + warnings.map { $0.sentence })
        }
    }

    private func report(_ id: AdvancedExperience.ID, _ advice: [String]) throws {
        if json {
            struct Report: Encodable {
                let id: Int64
                let url: String
                let advice: [String]
            }
            try Console.print(json: Report(id: Int64(id.rawValue), url: url, advice: advice))
            return
        }
        for sentence in advice { Console.warn("Advice: \(sentence)") }
        try Console.print("Registered \(id.rawValue): \(url)")
    }
}
