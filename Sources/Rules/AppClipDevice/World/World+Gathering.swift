// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipFormats
public import AppClipTypes
public import AppSiteAssociation

// Building the world of a URL from the records of a registry or a scenario.

/// The data of a store about a clip.
public struct ClipRecord: Sendable, Hashable {
    /// The full app of the clip.
    public var app: App

    /// The identifier of the clip.
    public var clip: AppIdentifier

    /// The newest build; `nil` if there is none.
    public var build: Build?

    /// The entries of the clip's entitlement.
    public var entitlement: [AssociatedDomain]

    /// The default experience for the build's version; `nil` if there is none.
    public var defaultExperience: DefaultExperience?

    /// The URLs of the test invocations of the clip's builds; `nil` if they are not known.
    public var testInvocations: [InvocationURL]?

    /// The clip's key in short demo links.
    public var demoKey: String?

    /// The declarations of the clip's bundle.
    public var clipTraits: ClipTraits

    /// The entitlements of the full app.
    public var appTraits: AppTraits

    /// Creates a record of a clip.
    public init(
        app: App,
        clip: AppIdentifier,
        build: Build?,
        entitlement: [AssociatedDomain],
        defaultExperience: DefaultExperience?,
        testInvocations: [InvocationURL]? = nil,
        demoKey: String? = nil,
        clipTraits: ClipTraits = ClipTraits(),
        appTraits: AppTraits = AppTraits()
    ) {
        self.app = app
        self.clip = clip
        self.build = build
        self.entitlement = entitlement
        self.defaultExperience = defaultExperience
        self.testInvocations = testInvocations
        self.demoKey = demoKey
        self.clipTraits = clipTraits
        self.appTraits = appTraits
    }

    /// Returns the offer of this clip in a world.
    ///
    /// - Parameter association: The association of the clip with the host of the URL.
    /// - Returns: The offer.
    public func offer(_ association: AssociationStatus) -> World.Offer {
        World.Offer(
            app: app,
            clip: Clip(identifier: clip, app: app.identifier),
            build: build,
            defaultExperience: defaultExperience,
            association: association,
            testInvocations: testInvocations,
            demoKey: demoKey,
            clipTraits: clipTraits,
            appTraits: appTraits
        )
    }
}

/// The clips to which a URL can resolve; a store has to look them up to build a world.
public struct CandidateClips: Sendable, Hashable {
    /// The clips of the experience and of the host's association file, in the order of the offers.
    public let identifiers: [AppIdentifier]

    /// The target of a generated link; `nil` if the URL is not a generated link.
    public let link: GeneratedLink.Target?

    /// Creates the candidates for a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - advanced: The published experience with the most specific prefix.
    ///   - file: The association file of the URL's host.
    ///   - linkHosts: The hosts that generate default links and demo links.
    public init(
        for url: InvocationURL,
        advanced: AdvancedExperience?,
        file: AssociationStatus.File,
        linkHosts: Set<HostName>
    ) {
        var identifiers: [AppIdentifier] = []
        if let advanced { identifiers.append(advanced.clip) }
        link = GeneratedLink(url, hosts: linkHosts)?.target
        if link == nil, case .read(let site) = file { identifiers += site.clips }
        self.identifiers = identifiers
    }
}

extension World {
    /// Creates the world of a URL from the data of store and verifier.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - advanced: The published experience with the most specific prefix.
    ///   - deactivated: The deactivated experience with the most specific prefix.
    ///   - clips: The records of the clips in ``CandidateClips``, in its order, followed by those
    ///     that a generated link names; a clip that occurs twice is offered once.
    ///   - file: The association file of the URL's host.
    ///   - linkHosts: The hosts that generate default links and demo links.
    ///   - page: The page; `nil` if it was not read.
    ///   - apps: Further apps: without a clip, or named by the page's tag.
    ///   - unavailableFile: The reason the file could not be fetched, if the host is known to have
    ///     clips.
    ///   - redirect: The URL to which the website redirects a browser.
    public init(
        about url: InvocationURL,
        advanced: AdvancedExperience?,
        deactivated: AdvancedExperience?,
        clips: some Sequence<ClipRecord>,
        file: AssociationStatus.File,
        linkHosts: Set<HostName>,
        page: Page? = nil,
        apps: [AppRecord] = [],
        unavailableFile: DomainStatus? = nil,
        redirect: InvocationURL? = nil
    ) {
        let host = url.host
        var offers: [Offer] = []
        for record in clips where !offers.contains(where: { $0.clip.identifier == record.clip }) {
            let status = AssociationStatus(
                of: record.clip,
                on: host,
                entitlement: record.entitlement,
                file: file
            )
            offers.append(record.offer(status))
        }
        self.init(
            advanced: advanced,
            deactivated: deactivated,
            offers: offers,
            linkHosts: linkHosts,
            page: page,
            apps: apps,
            unavailableFile: unavailableFile,
            redirect: redirect
        )
    }
}

extension AssociationStatus.File {
    /// Creates the file with these bytes.
    public init(of bytes: [UInt8]) {
        do throws(JSONError) {
            self = .read(try SiteAssociation(json: bytes))
        } catch { self = .notJSON(error) }
    }
}
