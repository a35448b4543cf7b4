// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ClipBuilds
import DeviceScenarios

/// A world around a clip of which only the project is known.
///
/// The clip is in the store, with a default experience and one experience for each host of its
/// entitlement, and these hosts are associated with it, as the team will have registered by the
/// time that people use the clip.
struct ProjectWorld {
    /// The clip in the store.
    let record: ClipRecord
    /// The clip and its experiences.
    let world: ScenarioWorld
    /// The URL to start with: that of the scheme, whatever its host (rule D-41), or else one of the clip's domains.
    let url: String
    /// A URL for which the clip's card is shown.
    let cardURL: String

    /// A placeholder for a team that the project does not name.
    private static let anyTeam = "ABCDE12345"

    /// Derives the world from the facts of a clip.
    init(_ facts: ProgramFacts) {
        let identifiers = Self.identifiers(of: facts)
        let app = App(identifier: identifiers.app, name: facts.counterpart ?? facts.displayName)
        let domains = facts.associatedDomains.compactMap { try? AssociatedDomain($0) }
        let text = CardText(title: facts.displayName, subtitle: "")
        let card = CardMetadata(verb: .open, image: nil, texts: [.english: text])
        var clipTraits = ClipTraits()
        clipTraits.requestsNotifications = facts.requestsNotifications
        clipTraits.requestsLocationConfirmation = facts.requestsLocation
        clipTraits.groups = Set(facts.appGroups)
        var appTraits = AppTraits()
        appTraits.groups = clipTraits.groups
        let version = facts.version ?? "1.0"
        record = ClipRecord(
            app: app,
            clip: identifiers.clip,
            build: Build(
                clip: identifiers.clip,
                version: version,
                minimumSystem: facts.minimumSystem.flatMap { SystemVersion($0) } ?? .clips,
                size: .megabytes(5),
                associatedDomains: domains.filter { $0.service == .appClips }.map(\.host),
                stage: .released
            ),
            entitlement: domains,
            defaultExperience: DefaultExperience(
                clip: identifiers.clip,
                version: version,
                card: CardMetadata(verb: .open, image: nil, texts: [:]),
                state: .published
            ),
            clipTraits: clipTraits,
            appTraits: appTraits
        )
        let hosts = domains.filter { $0.service == .appClips }
            .map { $0.isWildcard ? "www.\($0.host.text)" : $0.host.text }
        let registered = Set(hosts).sorted().compactMap { host in
            (try? InvocationURL("https://\(host)/")).flatMap { try? RegisteredURL($0) }
        }
        let clip = identifiers.clip
        let experiences = registered.enumerated().map { number, url in
            AdvancedExperience(
                id: .init(rawValue: Int64(number) + 1),
                clip: clip,
                url: url,
                card: card,
                state: .published
            )
        }
        let linkHosts = [try? HostName("appclip.apple.com")].compactMap(\.self)
        world = ScenarioWorld(
            clips: [record],
            experiences: experiences,
            linkHosts: Set(linkHosts)
        )
        cardURL =
            registered.first?.url.text
            ?? Clip(identifier: clip, app: identifiers.app).defaultLink
        // A variable that is not enabled has no effect (rule D-42), but it shows which URLs the clip reads.
        let covered = facts.invocationURLs.first { text in
            guard let host = (try? InvocationURL(text))?.host else { return false }
            return domains.contains { $0.service == .appClips && $0.covers(host) }
        }
        let ticked = facts.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        url = ticked ?? covered ?? cardURL
    }

    // The variable of a scheme that contains the invocation URL.
    private static let variable = "_XCAppClipURL"

    private static func identifiers(
        of facts: ProgramFacts
    ) -> (clip: AppIdentifier, app: AppIdentifier) {
        let letters = facts.target.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let invented = "com.example.\(letters.isEmpty ? "app" : letters).Clip"
        for name in [facts.bundleIdentifier, invented, "com.example.app.Clip"] {
            guard let name,
                let clip = (try? AppIdentifier("\(facts.team ?? anyTeam).\(name)"))
                    ?? (try? AppIdentifier("\(anyTeam).\(name)"))
            else { continue }
            // The identifier of a clip is that of its app with another component.
            let parts = name.split(separator: ".")
            let own = parts.count > 2 ? parts.dropLast().joined(separator: ".") : name + ".app"
            guard let app = try? AppIdentifier("\(clip.prefix).\(own)") else { continue }
            return (clip, app)
        }
        preconditionFailure("The last of the names is an identifier.")
    }
}
