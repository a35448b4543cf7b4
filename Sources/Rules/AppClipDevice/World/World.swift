// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// The data of the store and the verifier about one invocation URL.
///
/// It is built before a decision, so that the decision itself makes no requests:
///
/// - ``advanced`` is the result of `ExperienceIndex.mostSpecificMatch(for:)` among the published
///   experiences, and ``deactivated`` the result among the deactivated ones;
/// - ``offers`` has the clips of both, the clip that a generated link names, and the clips that the
///   file of the URL's host names.
public struct World: Sendable, Hashable {
    /// The published experience with the most specific prefix.
    public var advanced: AdvancedExperience?

    /// The deactivated experience with the most specific prefix.
    public var deactivated: AdvancedExperience?

    /// The clips to which the URL can resolve.
    public var offers: [Offer]

    /// The hosts of default links and demo links, including Apple's.
    public var linkHosts: Set<HostName>

    /// The page; if it is `nil`, its Smart App Banner tag is assumed to be correct.
    public var page: Page?

    /// Relevant apps other than those of the offers: apps without a clip, and the app that the
    /// page's tag names.
    public var apps: [AppRecord]

    /// The reason the association file of the URL's host could not be fetched; `nil` if it could,
    /// or if nothing is known about the host.
    public var unavailableFile: DomainStatus?

    /// The URL to which the website redirects a browser; `nil` if there is no redirect.
    ///
    /// The system does not follow redirects: the invocation URL is the scanned one (question O-17),
    /// so a short URL needs its own experience (rule C-55).
    public var redirect: InvocationURL?

    /// Creates a world.
    public init(
        advanced: AdvancedExperience? = nil,
        deactivated: AdvancedExperience? = nil,
        offers: [Offer] = [],
        linkHosts: Set<HostName> = [],
        page: Page? = nil,
        apps: [AppRecord] = [],
        unavailableFile: DomainStatus? = nil,
        redirect: InvocationURL? = nil
    ) {
        self.advanced = advanced
        self.deactivated = deactivated
        self.offers = offers
        self.linkHosts = linkHosts
        self.page = page
        self.apps = apps
        self.unavailableFile = unavailableFile
        self.redirect = redirect
    }

    /// A full app with its entitlements.
    public struct AppRecord: Sendable, Hashable {
        /// The full app.
        public var app: App

        /// The entitlements of the app.
        public var traits: AppTraits

        /// Creates a record of an app.
        public init(app: App, traits: AppTraits = AppTraits()) {
            self.app = app
            self.traits = traits
        }
    }

    /// Returns the app with an identifier; `nil` if this world does not have it.
    ///
    /// - Complexity: O(number of offers and apps).
    public func app(_ identifier: AppIdentifier) -> AppRecord? {
        if let offer = offers.first(where: { $0.app.identifier == identifier }) {
            return AppRecord(app: offer.app, traits: offer.appTraits)
        }
        return apps.first { $0.app.identifier == identifier }
    }

    /// The app that the `app-id` of the page's tag names; `nil` if there is none (rule B-33).
    ///
    /// - Complexity: O(number of offers and apps).
    public var appOfPage: App? {
        guard let number = page?.storeNumber else { return nil }
        return offers.first { $0.app.storeNumber == number }?.app
            ?? apps.first { $0.app.storeNumber == number }?.app
    }

    /// A clip, with the data of the store and the verifier about it.
    public struct Offer: Sendable, Hashable {
        /// The full app of the clip.
        public var app: App

        /// The clip that is offered.
        public var clip: Clip

        /// The newest build; `nil` if there is none.
        public var build: Build?

        /// The default experience of the build's version; `nil` if there is none.
        public var defaultExperience: DefaultExperience?

        /// The association of the clip with the host of the URL.
        public var association: AssociationStatus

        /// The URLs of the test invocations of the clip's builds; `nil` if they are not known.
        public var testInvocations: [InvocationURL]?

        /// The clip's key in short demo links.
        public var demoKey: String?

        /// The declarations of the clip's bundle.
        public var clipTraits: ClipTraits

        /// The entitlements of the full app.
        public var appTraits: AppTraits

        /// Creates an offer of a clip.
        public init(
            app: App,
            clip: Clip,
            build: Build?,
            defaultExperience: DefaultExperience?,
            association: AssociationStatus,
            testInvocations: [InvocationURL]? = nil,
            demoKey: String? = nil,
            clipTraits: ClipTraits = ClipTraits(),
            appTraits: AppTraits = AppTraits()
        ) {
            self.app = app
            self.clip = clip
            self.build = build
            self.defaultExperience = defaultExperience
            self.association = association
            self.testInvocations = testInvocations
            self.demoKey = demoKey
            self.clipTraits = clipTraits
            self.appTraits = appTraits
        }
    }
}
