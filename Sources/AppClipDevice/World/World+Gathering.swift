public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

// How a world comes about, whoever keeps what it is made of: a registry or a scenario.

/// What a store knows of a clip, whatever URL is asked about.
public struct ClipRecord: Sendable, Hashable {
    /// The full app.
    public var app: App

    /// The clip.
    public var clip: AppIdentifier

    /// The newest build; `nil` without any.
    public var build: Build?

    /// The entries of the clip's entitlement.
    public var entitlement: [AssociatedDomain]

    /// The default experience of the build's version; `nil` without one.
    public var defaultExperience: DefaultExperience?

    /// What short demo links call the clip.
    public var demoKey: String?

    /// What the clip's bundle asks for.
    public var clipTraits: ClipTraits

    /// What the full app's signature asks for.
    public var appTraits: AppTraits

    /// What a store knows of a clip.
    public init(
        app: App,
        clip: AppIdentifier,
        build: Build?,
        entitlement: [AssociatedDomain],
        defaultExperience: DefaultExperience?,
        demoKey: String? = nil,
        clipTraits: ClipTraits = ClipTraits(),
        appTraits: AppTraits = AppTraits()
    ) {
        self.app = app
        self.clip = clip
        self.build = build
        self.entitlement = entitlement
        self.defaultExperience = defaultExperience
        self.demoKey = demoKey
        self.clipTraits = clipTraits
        self.appTraits = appTraits
    }

    /// The clip as a world offers it.
    ///
    /// - Parameter association: Whether clip and host of the URL belong together.
    /// - Returns: The offer.
    public func offer(_ association: AssociationStatus) -> World.Offer {
        World.Offer(
            app: app,
            clip: Clip(identifier: clip, app: app.identifier),
            build: build,
            defaultExperience: defaultExperience,
            association: association,
            demoKey: demoKey,
            clipTraits: clipTraits,
            appTraits: appTraits
        )
    }
}

/// The clips that a URL can mean: whom a store has to look up to gather a world.
public struct ClipsMeant: Sendable, Hashable {
    /// The clips of the experience and of the host's file, in the order in which they are offered.
    public let identifiers: [AppIdentifier]

    /// What a generated link names; `nil` where the URL is none.
    public let link: GeneratedLink.Target?

    /// The clips that a URL can mean.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - advanced: The published experience with the most specific prefix.
    ///   - file: What is known of the file of the URL's host.
    ///   - linkHosts: The hosts that generate default links and demo links.
    public init(
        by url: InvocationURL,
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
    /// What store and verifier know about a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - advanced: The published experience with the most specific prefix.
    ///   - deactivated: The deactivated experience with the most specific prefix.
    ///   - clips: What is known of the clips of ``ClipsMeant``, in its order, and behind them of
    ///     those that a generated link names; one that comes twice is offered once.
    ///   - file: What is known of the file of the URL's host.
    ///   - linkHosts: The hosts that generate default links and demo links.
    ///   - page: What stands in the page.
    ///   - redirect: Where the website leads a browser that asks for the URL.
    public init(
        about url: InvocationURL,
        advanced: AdvancedExperience?,
        deactivated: AdvancedExperience?,
        clips: some Sequence<ClipRecord>,
        file: AssociationStatus.File,
        linkHosts: Set<HostName>,
        page: Page? = nil,
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
            redirect: redirect
        )
    }
}

extension AssociationStatus.File {
    /// What is known of a file whose bytes came.
    public init(of bytes: [UInt8]) {
        do throws(JSONError) {
            self = .read(try SiteAssociation(json: bytes))
        } catch { self = .notJSON(error) }
    }
}
