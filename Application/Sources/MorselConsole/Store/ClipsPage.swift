// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry
import MorselWording

/// A generated link and its name.
struct LinkModel {
    let name: String
    let link: String

    /// Returns the demo links of a clip, in both forms (rules C-10 and A-26).
    static func demoLinks(of clip: AppIdentifier, in context: PageContext) -> [LinkModel] {
        let links = links(of: clip, in: context)
        return [
            LinkModel(name: "Demo link", link: links.demoLink),
            LinkModel(name: "Short demo link", link: links.shortDemoLink),
        ]
    }

    /// Returns the links of a clip, on the host for which this server generates links, or else on Apple's.
    static func links(of clip: AppIdentifier, in context: PageContext) -> GeneratedLinks {
        let host = context.console.configuration.linkHosts.min { $0.text < $1.text }?.text
        return GeneratedLinks(
            to: clip.bundle,
            demoKey: clip.demoKey,
            on: host ?? GeneratedLinks.appleHost
        )
    }
}

/// The clips, with their links and the default experience of each version.
struct ClipsPage {
    fileprivate struct Version {
        let version: String
        let path: String
        let state: String
        let mark: String
    }

    fileprivate struct ClipModel {
        let anchor: String
        let app: String
        let identifier: String
        let query: String
        let defaultLink: String
        let demoLinks: [LinkModel]
        let experiences: String
        let hosts: String
        let versions: [Version]
        let hasVersions: Bool
    }

    /// The records of a clip in the registry.
    fileprivate struct Found: Sendable {
        let clip: StoredClip
        let count: Int
        let hosts: [HostName]
        let versions: [(version: String, state: PublicationState?)]
    }

    private let shell: Shell
    private let clips: [ClipModel]

    static func response(in context: PageContext) async throws -> Response {
        let found = try await context.search { store in
            try store.clips().map { clip in
                let identifier = clip.clip.identifier
                let builds = try store.builds(of: identifier)
                var versions: [String] = []
                for build in builds.reversed()
                where !versions.contains(build.published.build.version) {
                    versions.append(build.published.build.version)
                }
                return Found(
                    clip: clip,
                    count: try store.count(ExperienceFilter(clip: identifier)),
                    hosts: builds.last?.published.build.associatedDomains ?? [],
                    versions: try versions.map { version in
                        let experience = try store.defaultExperience(
                            of: identifier,
                            version: version
                        )
                        return (version, experience?.state)
                    }
                )
            }
        }
        let page = ClipsPage(
            shell: Shell(context, title: "Clips"),
            clips: found.map { ClipModel($0, in: context) }
        )
        return .html(ConsoleTemplates.render("clips", page))
    }
}

extension ClipsPage.ClipModel {
    fileprivate init(_ found: ClipsPage.Found, in context: PageContext) {
        let identifier = found.clip.clip.identifier
        anchor = "clip-\(found.clip.number)"
        app = found.clip.app.name
        self.identifier = identifier.text
        query = PercentEncoding.encoded(identifier.text)
        defaultLink = LinkModel.links(of: identifier, in: context).defaultLink
        demoLinks = LinkModel.demoLinks(of: identifier, in: context)
        experiences = found.count.counted("experience")
        hosts = found.hosts.isEmpty ? "none" : found.hosts.map(\.text).joined(separator: ", ")
        versions = found.versions.map { version, state in
            ClipsPage.Version(
                version: version,
                path: "/console/" + DefaultExperiencePage.path(of: identifier, version),
                state: state == nil ? "Missing" : state == .draft ? "Incomplete" : "Complete",
                mark: state == .published ? "good" : "warn"
            )
        }
        hasVersions = !versions.isEmpty
    }
}
