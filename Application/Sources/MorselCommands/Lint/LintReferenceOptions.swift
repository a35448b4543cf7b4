// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipLint
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQL

/// The options for checks beyond the project: live sites, scenarios and a database.
struct LintReferenceOptions: ParsableArguments {
    @Flag(help: "Ask the websites of the associated domains whether they name the clip.")
    var verifyDomains = false

    @Option(
        help: ArgumentHelp("Compare these scenarios with the clip's domains.", valueName: "folder"),
        completion: .directory
    )
    var scenarios: [String] = []

    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp(
            "Compare the experiences of this database with the clip's domains and schemes.",
            valueName: "file"
        )
    )
    var database: String?

    @Option(
        help: ArgumentHelp(
            "The lowest system that the clip of a size report supports, such as 17.0.",
            valueName: "version"
        )
    )
    var minimumSystem: String?

    @OptionGroup var fetching: FetchOptions

    func validate() throws {
        guard verifyDomains || fetching.trust == nil && !fetching.allowPrivate else {
            throw ValidationError("--trust and --allow-private require --verify-domains.")
        }
        guard minimumSystem.map({ SystemVersion($0) != nil }) ?? true else {
            throw ValidationError("--minimum-system must be a version, such as 17.0.")
        }
    }

    /// Returns the experiences of the database; none if there is no such option.
    ///
    /// - Throws: ``CommandError`` if the database cannot be read.
    func experiences() async throws -> [LintSubject.Registration] {
        guard let database else { return [] }
        var option = DatabaseOption()
        option.chosen = database
        let registry = try option.open()
        return try await registry.read { store in
            var result: [LintSubject.Registration] = []
            try store.forEachExperience { stored in
                let experience = stored.experience
                result.append(
                    .init(
                        clip: experience.clip.bundle.text,
                        host: experience.url.url.host.text,
                        url: experience.url.url.text,
                        origin: "Experience \(experience.id.rawValue)"
                    )
                )
            }
            return result
        }
    }
}
