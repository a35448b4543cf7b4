// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipLint
import AppClipTypes
import ArgumentParser
import MorselFetch
import MorselRegistry
import PathLint

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

    /// The references that the options name; sites and databases are opened when they are needed.
    var references: LintReferences {
        var references = LintReferences()
        references.scenarios = scenarios
        references.minimumSystem = minimumSystem.flatMap { SystemVersion($0) }
        if verifyDomains {
            references.sites = { [fetching] in
                LiveSites(DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy())))
            }
        }
        if let database {
            references.experiences = { try await Self.experiences(of: database) }
        }
        return references
    }

    /// Returns the experiences of a database.
    ///
    /// - Throws: ``CommandError`` if the database cannot be read.
    private static func experiences(
        of database: String
    ) async throws -> [LintSubject.Registration] {
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
