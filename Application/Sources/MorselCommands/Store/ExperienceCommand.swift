// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselWording

/// Advanced experiences.
struct ExperienceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "experience",
        abstract: "Add, list and deactivate advanced App Clip experiences.",
        subcommands: [
            ExperienceAddCommand.self, ExperienceListCommand.self,
            ExperienceDeactivateCommand.self, ExperienceActivateCommand.self,
            ExperienceWarningsCommand.self,
        ]
    )
}

/// Registers an experience (C2).
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
            "The header image, a PNG or JPEG file of 1800 × 1200 pixels.",
            valueName: "file"
        )
    )
    var image: String

    @Option(help: "The action on the card's button: open, view or play.")
    var verb = "open"

    @Option(help: "The language of title and subtitle.")
    var language = "en"

    @Flag(help: "Show \"Powered by\" and the app's name on the card.")
    var poweredBy = false

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// What the options say, apart from the image.
    private struct Words {
        let clip: AppIdentifier
        let url: RegisteredURL
        let verb: Verb
        let language: Language
    }

    private func parsed() throws -> Words {
        guard let verb = Verb(rawValue: verb.uppercased()) else {
            throw CommandError("verb", "verb: the action must be open, view or play.")
        }
        return Words(
            clip: try Parsed.identifier(clip),
            url: try Parsed.registeredURL(url),
            verb: verb,
            language: try Parsed.language(language)
        )
    }

    func run() async throws {
        let words = try Console.reading(json: json) { try parsed() }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let experience = NewExperience(
                clip: words.clip,
                url: words.url,
                card: CardMetadata(
                    verb: words.verb,
                    image: try await registry.add(Self.image(image)),
                    defaultLanguage: words.language,
                    texts: [words.language: CardText(title: title, subtitle: subtitle)]
                ),
                isPoweredBy: poweredBy
            )
            do {
                let (id, advice) = try await registry.register(experience)
                // Where its prefix may do something else than its owner expects.
                let warnings = try await registry.prefixWarnings(on: experience.url.url.host)
                    .filter { $0.concerns(experience.url) }
                try report(id, advice.map { $0.sentence } + warnings.map { $0.sentence })
            } catch let refused as RegistrationError {
                let errors = refused.findings.filter { $0.severity == .error }
                var sentences = errors.map { $0.sentence }
                if errors.contains(where: { $0.code == .hostNotInEntitlement }) {
                    sentences.append(try await self.hosts(of: words.clip, in: registry))
                }
                throw CommandError("experience", "experience: \(sentences.joined(separator: " "))")
            } catch RegistryError.unknownClip(let clip) {
                throw CommandError(
                    "registry",
                    "experience: \(try await unknown(clip, in: registry))"
                )
            } catch let error as RegistryError {
                throw CommandError("registry", "experience: \(error.sentence)")
            }
        }
    }

    /// That a clip was never published, and which ones were.
    private func unknown(
        _ clip: AppIdentifier,
        in registry: some Registry
    ) async throws -> String {
        let sentence = RegistryError.unknownClip(clip).sentence
        let clips = try await registry.clips().prefix(10).map(\.identifier.text)
        if clips.isEmpty { return "\(sentence) Publish one with 'morsel publish' first." }
        return "\(sentence) The database has \(clips.joined(separator: ", "))."
    }

    /// The hosts that a clip's latest build is associated with.
    private func hosts(
        of clip: AppIdentifier,
        in registry: some Registry
    ) async throws -> String {
        let hosts = try await registry.latestBuild(of: clip)?.build.associatedDomains ?? []
        if hosts.isEmpty { return "The build has none." }
        return "The build has \(hosts.prefix(10).map(\.text).joined(separator: ", "))."
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

    static func image(_ path: String) throws -> ImageFile {
        let bytes = try InputFile.bytes(path, limit: ImageFile.largestFile, what: "image")
        do throws(ImageFile.ParsingError) {
            return try ImageFile(bytes)
        } catch {
            throw CommandError(
                "image",
                "image: '\(path)' is not a PNG or JPEG file of at most 16 "
                    + "MiB."
            )
        }
    }
}

/// Takes an experience out of force.
struct ExperienceDeactivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deactivate",
        abstract: "Deactivate an experience; its URL then shows that the App Clip is no longer "
            + "offered."
    )

    @OptionGroup var choice: ExperienceChoice

    func run() async throws { try await choice.set(.deactivated) }
}

/// Puts an experience into force again.
struct ExperienceActivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activate",
        abstract: "Reactivate an experience."
    )

    @OptionGroup var choice: ExperienceChoice

    func run() async throws { try await choice.set(.published) }
}

/// One experience of a database.
struct ExperienceChoice: ParsableArguments {
    @Argument(help: "The experience's number, as listed by 'experience list'.")
    var number: Int64

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        let id: Int64
        let state: String
    }

    /// Moves the experience to another state.
    ///
    /// - Throws: ``CommandError``.
    func set(_ state: PublicationState) async throws {
        try Console.reading(json: json) {
            guard number > 0, number < .max else {
                throw CommandError(
                    "number",
                    "number: \(number) is not the number of an experience; 'experience list' shows "
                        + "the numbers."
                )
            }
        }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            do {
                try await registry.setState(state, of: AdvancedExperience.ID(rawValue: number))
            } catch let error as RegistryError {
                throw CommandError("registry", "experience: \(error.sentence)")
            }
            if json {
                try Console.print(json: Report(id: number, state: state.rawValue))
            } else {
                try Console.print("Experience \(number) is \(state.rawValue).")
            }
        }
    }
}
