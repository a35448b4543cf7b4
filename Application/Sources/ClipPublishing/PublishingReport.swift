// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
package import MorselRegistry
import MorselWording

/// A published build, and what the person who published it should know.
package struct PublishingReport {
    private let bundle: ClipBundle
    private let build: StoredBuild
    private let findings: PublishingFindings

    /// The hosts of the build that this server does not serve.
    private let external: [HostName]

    /// The experiences that lost their clip with this build (rule B-16).
    private let orphans: [OrphanedExperience]

    /// Gathers what has changed in a registry.
    ///
    /// - Parameters:
    ///   - published: The build, and the findings of the store.
    ///   - bundle: The bundle that was published.
    ///   - registry: The registry to which it was published.
    /// - Throws: An error of the registry.
    package init(
        _ published: Publishing.Result,
        _ bundle: ClipBundle,
        in registry: Registry
    ) async throws {
        self.bundle = bundle
        (build, findings) = published
        var external: [HostName] = []
        for host in bundle.hosts where try await registry.domain(host)?.file != .hosted {
            external.append(host)
        }
        self.external = external
        orphans = try await registry.read { try $0.orphanedExperiences(of: bundle.clip) }
    }

    /// The result of publishing, as `--json` prints it.
    package struct Values: Encodable, Sendable {
        struct Orphan: Encodable, Sendable {
            let id: Int64
            let url: String
            let cause: String
        }

        let clip: String
        let number: Int64
        let version: String
        let stage: String
        let bytes: Int
        let hosts: [String]
        let externalHosts: [String]
        let orphans: [Orphan]
        let warnings: [String]
        let advice: [String]
    }

    /// The result as a value for JSON.
    package var values: Values {
        let published = build.published.build
        return Values(
            clip: published.clip.text,
            number: build.number,
            version: published.version,
            stage: published.stage.rawValue,
            bytes: published.size.bytes,
            hosts: published.associatedDomains.map { $0.text },
            externalHosts: external.map(\.text),
            orphans: orphans.map { orphan in
                Values.Orphan(
                    id: orphan.experience.id.rawValue,
                    url: orphan.experience.url.url.text,
                    cause: orphan.cause.name
                )
            },
            warnings: warnings,
            advice: advice
        )
    }

    /// The result as a sentence.
    package var sentence: String {
        let published = build.published.build
        let names = published.associatedDomains.map { $0.text }
        let hosts = names.isEmpty ? "no host" : names.joined(separator: ", ")
        let size = bundle.module == nil ? "for iPhones" : "\(published.size)"
        return "Published \(published.clip.text) \(published.version): \(size), for \(hosts)."
    }

    private var warnings: [String] {
        findings.build.map { "\($0.sentence) \($0.consequence)" }
            + findings.experience.filter { $0.severity == .error }
            .map { "\($0.sentence) The App Store would refuse it." }
    }

    private var advice: [String] {
        findings.experience.filter { $0.severity == .advice }.map { $0.sentence }
    }

    /// Warnings, advice and notes, each as a line.
    package var notes: [String] {
        var notes = warnings.map { "Warning: \($0)" } + advice.map { "Advice: \($0)" }
        if build.published.build.stage != .released {
            notes.append(
                "Note: Build \(build.number) is approved, and is not offered yet: its default "
                    + "experience is not complete. Complete it in the console or by the API, then "
                    + "release it with 'morsel build release \(build.number)'."
            )
        }
        notes += external.map { host in
            "Note: \(host.text) is an external site, so 'morsel serve' does not serve it. To serve "
                + "it here, publish with --serve-host \(host.text)."
        }
        return notes + orphanNotes
    }

    /// The maximum number of experiences of a host that are listed.
    private static let mostListed = 20

    private var orphanNotes: [String] {
        let hosts = Dictionary(grouping: orphans) { $0.experience.url.url.host }
        return hosts.sorted { $0.key.text < $1.key.text }.flatMap { host, orphans in
            let count = orphans.count
            let first =
                "Warning: \(host) is not associated with this build. \(orphans[0].cause.sentence) "
                + "Until then, \(count.counted("experience")) on this host "
                + "will not be shown:"
            let listed = orphans.prefix(Self.mostListed).map {
                "  \($0.experience.id.rawValue)  \($0.experience.url.url.text)"
            }
            let rest =
                count > Self.mostListed
                ? ["  and \(count - Self.mostListed) more; see 'morsel experience list'"] : []
            return [first] + listed + rest
        }
    }
}
