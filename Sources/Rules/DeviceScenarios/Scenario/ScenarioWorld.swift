// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// The data of store, websites and bundles, from which the world of each URL is built.
///
/// A world is built by `World(about:…)` and `CandidateClips`, as in a registry.
public struct ScenarioWorld: Sendable {
    /// The clips, in the order in which they were published.
    public let clips: [ClipRecord]

    /// The apps without a clip.
    public let otherApps: [World.AppRecord]

    /// The advanced experiences, including deactivated ones.
    public let experiences: [AdvancedExperience]

    /// The association files, by host.
    ///
    /// If an entitlement names a host that is not listed, the host is served as by `morsel serve`:
    /// its file lists all clips whose entitlement names the host. Any other host is unreachable.
    public let sites: [HostName: AssociationStatus.File]

    /// The web pages; for a URL, the longest page URL that covers it applies.
    public let pages: [SitePage]

    /// The redirects of websites.
    public let redirects: [InvocationURL: InvocationURL]

    /// The hosts that generate default links and demo links.
    public let linkHosts: Set<HostName>

    private let published: ExperienceIndex
    private let deactivated: ExperienceIndex

    /// A page of a website.
    public struct SitePage: Sendable, Hashable {
        /// The URL of the page, which applies to all URLs that it covers.
        public let url: RegisteredURL

        /// The content of the page.
        public let page: Page

        /// Creates a page.
        public init(url: RegisteredURL, page: Page) {
            self.url = url
            self.page = page
        }
    }

    /// Creates a world.
    ///
    /// - Complexity: O(*n* log *n*) for *n* experiences.
    public init(
        clips: [ClipRecord] = [],
        otherApps: [World.AppRecord] = [],
        experiences: [AdvancedExperience] = [],
        sites: [HostName: AssociationStatus.File] = [:],
        pages: [SitePage] = [],
        redirects: [InvocationURL: InvocationURL] = [:],
        linkHosts: Set<HostName> = []
    ) {
        self.clips = clips
        self.otherApps = otherApps
        self.experiences = experiences
        self.sites = sites
        self.pages = pages
        self.redirects = redirects
        self.linkHosts = linkHosts
        published = Self.index(of: experiences, .published)
        deactivated = Self.index(of: experiences, .deactivated)
    }

    private static func index(
        of experiences: [AdvancedExperience],
        _ state: PublicationState
    ) -> ExperienceIndex {
        var builder = ExperienceIndex.Builder()
        for experience in experiences where experience.state == state {
            builder.add(experience.url, experience.id)
        }
        return builder.finish()
    }
}

// MARK: - The world of a URL

extension ScenarioWorld {
    /// Returns the world of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - source: The action of the person. Xcode and TestFlight run any clip, whatever the URL.
    /// - Returns: The world.
    public func world(about url: InvocationURL, by source: InvocationSource? = nil) -> World {
        let advanced = experience(for: url, in: published)
        let file = file(of: url.host)
        let candidates = CandidateClips(
            for: url,
            advanced: advanced,
            file: file,
            linkHosts: linkHosts
        )
        var records = candidates.identifiers.compactMap { identifier in
            clips.first { $0.clip == identifier }
        }
        if let link = candidates.link { records += clips.filter { $0.isNamed(by: link) } }
        if source?.isForTesting == true { records += clips }
        let page = page(at: url)
        return World(
            about: url,
            advanced: advanced,
            deactivated: experience(for: url, in: deactivated),
            clips: records,
            file: file,
            linkHosts: linkHosts,
            page: page,
            apps: apps(on: page),
            unavailableFile: sites[url.host]?.status,
            redirect: redirects[url]
        )
    }

    /// The world with all clips, for events without a URL.
    ///
    /// It has no associated clips, since there is no host.
    public var store: World {
        World(
            offers: clips.map { $0.offer(.failed(.hostNotInEntitlement)) },
            linkHosts: linkHosts,
            apps: otherApps
        )
    }

    /// Returns the file of a host.
    public func file(of host: HostName) -> AssociationStatus.File {
        if let file = sites[host] { return file }
        let named = clips.filter { record in
            record.entitlement.contains { $0.service == .appClips && $0.covers(host) }
        }
        if named.isEmpty { return .unavailable(.cannotReachFile) }
        return .init(of: SiteAssociation.file(naming: named.map(\.clip)))
    }

    private func experience(
        for url: InvocationURL,
        in index: ExperienceIndex
    ) -> AdvancedExperience? {
        guard let match = index.mostSpecificMatch(for: url) else { return nil }
        return experiences.first { $0.id == match.experience }
    }

    /// Returns the app that the page's tag names, and the apps without a clip.
    private func apps(on page: Page?) -> [World.AppRecord] {
        guard let number = page?.storeNumber,
            let record = clips.first(where: { $0.app.storeNumber == number })
        else { return otherApps }
        return [World.AppRecord(app: record.app, traits: record.appTraits)] + otherApps
    }

    private func page(at url: InvocationURL) -> Page? {
        var best: SitePage?
        for page in pages where page.url.covers(url) {
            if let found = best, found.url.pathComponentCount > page.url.pathComponentCount {
                continue
            }
            best = page
        }
        return best?.page
    }
}

extension ClipRecord {
    fileprivate func isNamed(by link: GeneratedLink.Target) -> Bool {
        switch link {
        case .defaultLink(let bundle), .demoLink(let bundle): clip.bundle == bundle
        case .shortDemoLink(let key): demoKey == key
        }
    }
}

extension AssociationStatus.File {
    /// The reason the file could not be fetched; `nil` if it could.
    fileprivate var status: DomainStatus? {
        if case .unavailable(let status) = self { status } else { nil }
    }
}
