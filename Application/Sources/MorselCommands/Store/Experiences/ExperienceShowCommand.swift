// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import ExperienceLists
import MorselRegistry
import MorselWording
import Terminal

/// A command that shows all columns of an experience.
struct ExperienceShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show everything about an experience.",
        discussion: "The lines have the names of the columns of 'experience export'."
    )

    @OptionGroup var choice: ExperienceChoice

    private struct Report: Encodable, Sendable {
        struct Text: Encodable, Sendable {
            let title: String?
            let subtitle: String
        }
        struct Image: Encodable, Sendable {
            let digest: String
            let width: Int
            let height: Int
        }
        struct Place: Encodable, Sendable {
            let latitude: Double
            let longitude: Double
        }

        let id: Int64
        let version: Int
        let url: String
        let clip: String
        let state: String
        let verb: String
        let language: String
        let texts: [String: Text]
        let image: Image?
        let poweredBy: Bool
        let category: String?
        let place: Place?
        let placeDetails: PlaceDetails?
        let problem: String?

        init(_ stored: StoredExperience, problem: String?) {
            let experience = stored.experience
            id = experience.id.rawValue
            version = stored.version
            url = experience.url.url.text
            clip = experience.clip.text
            state = experience.state.rawValue
            verb = experience.card.verb.rawValue
            language = experience.card.defaultLanguage.tag
            texts = Dictionary(
                uniqueKeysWithValues: experience.card.texts.map {
                    ($0.key.tag, Text(title: $0.value.title, subtitle: $0.value.subtitle))
                }
            )
            image = experience.card.image.map {
                Image(digest: $0.reference, width: $0.width, height: $0.height)
            }
            poweredBy = experience.isPoweredBy
            category = experience.category?.rawValue
            place = experience.place.map {
                Place(latitude: $0.latitude, longitude: $0.longitude)
            }
            placeDetails = experience.placeDetails
            self.problem = problem
        }
    }

    func run() async throws {
        try await Console.reporting(json: choice.json) {
            let (stored, problem) = try await choice.read { stored, store in
                var associations = ExperienceAssociations()
                return (stored, try associations.cause(for: stored.experience, in: store)?.sentence)
            }
            if choice.json {
                return try Console.print(json: Report(stored, problem: problem))
            }
            try Console.print("number: \(stored.experience.id.rawValue)")
            try Console.print("version: \(stored.version)")
            if stored.experience.state == .published { try Console.print("state: published") }
            for (column, text) in NewExperience(stored.experience).listedValues {
                try Console.print("\(column): \(text)")
            }
            if let problem { try Console.print("not associated: \(problem)") }
        }
    }
}
