// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import AppClipProject
public import AppClipTypes
import AppSiteAssociation

extension LintSubject {
    /// A clip as a website must name it, with its associated domains.
    public struct Association: Sendable, Hashable {
        /// The name of the clip's target.
        public let target: String

        /// The clip's app identifier, with its team's prefix.
        public let clip: AppIdentifier

        /// The associated domains of the clip.
        public let clipEntries: [String]

        /// The full app's identifier, with its team's prefix.
        public let app: AppIdentifier?

        /// The associated domains of the full app.
        public let appEntries: [String]

        /// The hosts of `appclips:` entries, without wildcards and reserved hosts.
        public let hosts: [HostName]

        /// The location of the clip's entitlement.
        public let place: Place?

        /// Creates an association.
        ///
        /// - Parameters:
        ///   - target: The name of the clip's target.
        ///   - clip: The clip.
        ///   - clipEntries: The associated domains of the clip.
        ///   - app: The full app.
        ///   - appEntries: The associated domains of the full app.
        ///   - hosts: The websites to check.
        ///   - place: The location of the clip's entitlement.
        public init(
            target: String,
            clip: AppIdentifier,
            clipEntries: [String],
            app: AppIdentifier? = nil,
            appEntries: [String] = [],
            hosts: [HostName],
            place: Place? = nil
        ) {
            self.target = target
            self.clip = clip
            self.clipEntries = clipEntries
            self.app = app
            self.appEntries = appEntries
            self.hosts = hosts
            self.place = place
        }
    }

    /// The clips in the configurations for the store, each once; those whose team is not known are left out.
    public var associations: [Association] {
        var result: [Association] = []
        let releases = clips.filter(\.isRelease)
        for context in releases.isEmpty ? clips : releases {
            guard let clip = Self.identifier(of: context.clip) else { continue }
            let domains = context.clip.domains.filter { !$0.isUnknown }
            let association = Association(
                target: context.clip.name,
                clip: clip,
                clipEntries: domains.map(\.text),
                app: context.app.flatMap { Self.identifier(of: $0) },
                appEntries: (context.app?.domains ?? []).filter { !$0.isUnknown }.map(\.text),
                hosts: domains.compactMap { Association.host(in: $0.text) },
                place: context.clip.entitlements.entry(DomainEntry.key)?.namePlace
            )
            if !result.contains(association) { result.append(association) }
        }
        return result
    }

    private static func identifier(of target: ConfiguredTarget) -> AppIdentifier? {
        guard let team = target.known("DEVELOPMENT_TEAM"), let bundle = target.knownIdentifier
        else {
            return nil
        }
        return try? AppIdentifier("\(team).\(bundle)")
    }
}
